extension TransactionVerificationDisplayState {
    static let pushing = Self(
        id: "deposit-1", phase: .pushing, title: "USSD push coming through…",
        subtitle: "We are sending a USSD push interaction to", phoneNumber: "+237 612345678", secondsLeft: 60)
    static let prompted = Self(id: "deposit-2", phase: .prompted, secondsLeft: 45)
    static let incompletePIN = Self(
        id: "deposit-3", phase: .pushing, phoneNumber: "+237 612345678", picture: .pin(entered: 2, count: 4),
        secondsLeft: 52)
    static let completePIN = Self(
        id: "deposit-4", phase: .prompted, picture: .pin(entered: 4, count: 4), secondsLeft: 31)
    static let lastSeconds = Self(
        id: "deposit-5", phase: .prompted, phoneNumber: "+237 612345678", secondsLeft: 2)
    static let confirmed = Self(id: "deposit-6", phase: .confirmed, phoneNumber: "+237 612345678")
    static let declined = Self(
        id: "deposit-7", phase: .failed(.refused), phoneNumber: "+237 612345678", picture: nil)
    static let failedWithReason = Self(
        id: "deposit-8", phase: .failed(.told("This phone has no mobile money account")),
        phoneNumber: "+237 612345678", picture: nil)
    static let notSent = declined.with { ($0.id, $0.phase) = ("deposit-14", .notSent(.refused)) }
    static let expired = Self(id: "deposit-9", phase: .expired, phoneNumber: "+237 612345678", picture: nil)
    static let withoutLimit = Self(id: "deposit-10", phase: .pushing, phoneNumber: "+351 912 345 678")
    static let toBeRefused = Self(
        id: "deposit-11", phase: .pushing, phoneNumber: "+237 699000011", secondsLeft: 60)
    static let toBeRefusedOnce = toBeRefused.with { ($0.id, $0.phoneNumber) = ("deposit-12", "+237 699000012") }
    static let toBeLost = toBeRefused.with { ($0.id, $0.phoneNumber) = ("deposit-13", "+237 699000013") }
}

enum TransactionVerificationCatalog: CatalogEntry {
    typealias ComponentType = TransactionVerificationView

    static let category = Category.wallet
    static let subcategory = "Verification"
    static let summary = "Waits for a payment to be confirmed on the customer's phone."
    static let tags = ["payment", "verification", "phone", "PIN", "countdown"]
    static let children: [any StandardComponent.Type] = [ButtonView.self, HighlightedTextView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        AwaitConfirmation(id: "deposit-1"),
        SendPrompt(id: "deposit-5"),
        PaymentConfirmed(id: "deposit-1"),
        LeaveVerification(id: "deposit-1"),
    ]
    static let variants: [Variant<TransactionVerificationDisplayState>] = [
        Variant("Pushing", .pushing, summary: "In the words of the payment provider"),
        Variant("Prompt received", .prompted),
        Variant(
            "Incomplete PIN", .incompletePIN, summary: "The digits are entered on the phone",
            feed: StateFeed(
                [
                    .init(at: .milliseconds(3500)) { state, _ in state.picture = .pin(entered: 3, count: 4) },
                    .init(at: .milliseconds(4500)) { state, _ in state.picture = .pin(entered: 4, count: 4) },
                ], while: { $0.phase.isWaiting })),
        Variant("Complete PIN", .completePIN),
        Variant("Last seconds", .lastSeconds, summary: "Nobody confirms, and the time is over"),
        Variant("Confirmed", .confirmed, summary: "A button leads on"),
        Variant("Declined", .declined, summary: "It can be sent again"),
        Variant("Failed with reason", .failedWithReason, summary: "In the words of the payment provider"),
        Variant("Not sent", .notSent, summary: "The prompt did not get to the phone"),
        Variant("Expired", .expired, summary: "It can be sent again"),
        Variant("Without a limit", .withoutLimit, summary: "Nobody hurries"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "The prompt never gets through"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "Sent once more, it is confirmed"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Nothing is ever answered"),
    ]
    static let plays = [
        Play(
            "Confirmed on the phone", state: "Pushing",
            """
            expect "1:00 left"
            wait 1s
            expect "0:59 left"
            frame "On its way"
            wait 2s
            expect "Received it yet?"
            frame "The phone shows it"
            wait 3s
            expect "Confirmed"
            expect not "left"
            expect request account:payment-confirmed id=deposit-1
            frame "Confirmed"
            press Tab Enter
            expect request account:leave-verification id=deposit-1
            """),
        Play(
            "The PIN is entered on the phone", state: "Incomplete PIN",
            """
            wait 4s
            frame "Three digits"
            wait 2s
            expect "Confirmed"
            frame "All digits"
            """),
        Play(
            "Nobody confirms", state: "Last seconds",
            """
            expect "0:02 left"
            wait 1s
            expect "0:01 left"
            wait 1s
            expect "Time is up"
            frame "It can be sent again"
            press Tab Enter
            expect call "Button.press()"
            expect "1:00 left"
            frame "Sent again"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            wait 3s
            expect "Not confirmed"
            expect "The prompt could not be sent"
            frame "Refused"
            press Tab Enter
            expect not "Not confirmed"
            wait 3s
            expect "Not confirmed"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            wait 3s
            expect "Not confirmed"
            press Tab Enter
            wait 6s
            expect "Confirmed"
            """),
        Play.noAnswer(meanwhile: "on its way", frame: "It can be sent again"),
    ]
}
