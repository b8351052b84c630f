extension PendingWithdrawDisplayState {
    static let inProgress = Self(
        moment: .august(11, 17), status: .inProgress, amount: Money(200_000, "XAF"), transactionID: "HFD90230NRF")
    static let pending = Self(
        moment: .august(12, 30), status: .pending, amount: Money(150_000, "XAF"), transactionID: "ABC12345XYZ",
        canBeCancelled: true)
    static let processing = Self(
        moment: .august(14, 45), status: .processing, amount: Money(500_000, "XAF"), transactionID: "PRO98765DEF")
    static let queued = Self(
        moment: .august(9, 5), status: .queued, amount: Money(100_000, "XAF"), transactionID: "QUE55555QQQ")
    static let short = Self(
        moment: CalendarMoment(year: 2025, month: 1, day: 1, hour: 0, minute: 0), status: .completed,
        statusText: "OK", amount: Money(1000, "XAF"), transactionID: "A1B2")
    static let long = Self(
        moment: CalendarMoment(year: 2025, month: 12, day: 31, hour: 23, minute: 59), status: .awaitingApproval,
        amount: Money(10_000_000, "XAF"), transactionID: "VERYLONGTRANSACTIONID12345")
    static let withoutCopying = Self(
        moment: .august(11, 17), status: .inProgress, amount: Money(75_000, "XAF"), transactionID: "NOCOPY123",
        canBeCopied: false)
    static let completed = Self(
        moment: .august(11, 17), status: .completed, amountTitle: "Withdrawal amount", amount: Money(250, "EUR"),
        transactionTitle: "Reference", transactionID: "REF-2025-001")
    static let copied = inProgress.with { $0.copying = .done }
    static let asksFirst = pending.with { $0.cancellation = .confirming }
    static let cancelled = pending.with { $0.move(to: .cancelled) }
    static let notCancelled = pending.with { $0.cancellation = .refused(.refused) }
    static let notCancelledWithReason = Self(
        moment: .august(12, 45), status: .awaitingApproval, amount: Money(90_000, "XAF"), transactionID: "ABC90000XYZ",
        canBeCancelled: true, cancellation: .refused(.told("The bank has it already")))
    static let failed = Self(
        moment: .august(16, 20), status: .failed(reason: "The account number is not known to the bank"),
        amount: Money(80_000, "XAF"), transactionID: "FAI44821KLM")
    static let toBeRefused = Self(
        moment: .august(17, 1), status: .pending, amount: Money(48_000, "XAF"), transactionID: "REF10048AAA",
        canBeCancelled: true)
    static let toBeRefusedOnce = Self(
        moment: .august(17, 2), status: .queued, amount: Money(64_000, "XAF"), transactionID: "REF20064BBB",
        canBeCancelled: true)
    static let toBeLost = Self(
        moment: .august(17, 3), status: .pending, amount: Money(80_000, "XAF"), transactionID: "REF30080CCC",
        canBeCancelled: true)
    static let arriving = Self(
        moment: .august(18, 0), status: .queued, amount: Money(30_000, "XAF"), transactionID: "ARR70030GGG",
        canBeCancelled: true)
    static let failing = Self(
        moment: .august(18, 10), status: .processing, amount: Money(20_000, "XAF"), transactionID: "NOT70020HHH")
}

extension CalendarMoment {
    /// A time of day on the fifth of August 2025.
    fileprivate static func august(_ hour: Int, _ minute: Int) -> Self {
        Self(year: 2025, month: 8, day: 5, hour: hour, minute: minute)
    }
}

enum PendingWithdrawCatalog: CatalogEntry {
    typealias ComponentType = PendingWithdrawView

    static let category = Category.wallet
    static let subcategory = "Transactions"
    static let summary = "A withdrawal on its way: how far it has come, and the way to take it back."
    static let tags = ["withdrawal", "money", "transaction", "status", "copy"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        CopyText("HFD90230NRF"),
        CancelWithdrawal(transaction: "ABC12345XYZ"),
    ]
    static let variants: [Variant<PendingWithdrawDisplayState>] = [
        Variant("In progress", .inProgress),
        Variant("Pending", .pending, summary: "It can still be taken back"),
        Variant("Processing", .processing),
        Variant("Queued", .queued),
        Variant("Short", .short, summary: "In a word of the payment provider"),
        Variant("Long", .long, summary: "Awaits approval; the number is cut in its middle where room ends"),
        Variant("Without copying", .withoutCopying),
        Variant("Completed", .completed, summary: "It has arrived, and has captions of its own"),
        Variant("Copied", .copied, summary: "The number has just been copied"),
        Variant("Not copied", .inProgress.with { $0.copying = .failed }, summary: "The number could not be copied"),
        Variant("Asks first", .asksFirst, summary: "Whether taking it back is meant"),
        Variant("Cancelling", .pending.with { $0.cancellation = .asked }, summary: "Taking it back has been asked for"),
        Variant("Cancelled", .cancelled),
        Variant("Not cancelled", .notCancelled, summary: "It goes on; it can be asked for again"),
        Variant("Not cancelled with reason", .notCancelledWithReason, summary: "In the words of the payment provider"),
        Variant("Failed", .failed, summary: "It did not arrive"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "It cannot be taken back"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "Asked for once more, it is taken back"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
        Variant(
            "Arrives", .arriving, summary: "From the queue to the customer's account",
            feed: StateFeed(
                [
                    .init(at: .seconds(2)) { state, _ in state.move(to: .processing) },
                    .init(at: .seconds(4)) { state, _ in
                        state.move(to: .inProgress)
                        state.canBeCancelled = false
                    },
                    .init(at: .seconds(6)) { state, _ in state.move(to: .completed) },
                ], while: { !$0.status.isFinal })),
        Variant(
            "Does not arrive", .failing, summary: "The bank sends it back",
            feed: StateFeed(
                [
                    .init(at: .seconds(2)) { state, _ in
                        state.move(to: .failed(reason: "The bank has sent it back"))
                    }
                ], while: { !$0.status.isFinal })),
    ]
    static let plays = [
        Play(
            "Copy the number", state: "In progress",
            """
            focus copy
            press it
            expect call "PendingWithdraw.copyTransactionID()"
            expect request app:copy-text text=HFD90230NRF
            wait 0.1s
            expect "Copied"
            frame "Said for a moment"
            wait 2s
            expect "HFD90230NRF"
            """),
        Play(
            "Take it back", state: "Pending",
            """
            focus cancel
            press it
            expect call "PendingWithdraw.cancel()"
            expect not "Cancelling"
            frame "Whether it is meant"
            press Enter
            expect call "PendingWithdraw.keepWithdrawal()"
            press Enter Tab Enter
            expect call "PendingWithdraw.confirmCancellation()"
            expect request account:cancel-withdrawal transaction=ABC12345XYZ
            expect "Cancelling"
            frame "Asked for"
            press Enter
            wait 1.5s
            expect "Cancelled"
            frame "Taken back"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            focus cancel
            press it
            press Tab Enter
            wait 1.5s
            expect "It could not be cancelled"
            frame "Refused"
            focus cancel
            press it
            press Tab Enter
            expect not "It could not be cancelled"
            wait 1.5s
            expect "It could not be cancelled"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            focus cancel
            press it
            press Tab Enter
            wait 1.5s
            expect "It could not be cancelled"
            focus cancel
            press it
            press Tab Enter
            wait 1.5s
            expect "Cancelled"
            """),
        Play.noAnswer(
            to: "focus cancel", "press it", "press Tab Enter", meanwhile: "Cancelling",
            frame: "It can be asked for again"),
        Play(
            "It arrives", state: "Arrives",
            """
            expect "Queued"
            wait 2s
            expect "Processing"
            wait 2s
            expect "In progress"
            expect not "Cancel"
            wait 2s
            expect "Completed"
            frame "There"
            """),
        Play(
            "Too late to take it back", state: "Arrives",
            """
            wait 5s
            call cancel()
            expect not "Cancelling"
            """),
        Play(
            "It does not arrive", state: "Does not arrive",
            """
            wait 2s
            expect "Failed"
            expect "The bank has sent it back"
            frame "Sent back"
            """),
    ]
}
