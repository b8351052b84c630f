extension WalletDetailDisplayState {
    static let standard = wallet(balances)
    static let empty = wallet(.hundredths(total: 0))
    static let high = wallet(
        .hundredths(
            total: 15_000_050, current: 7_525_025, bonus: 5_000_000, cashback: 575_025, withdrawable: 8_000_050))
    static let bonusOnly = wallet(.hundredths(total: 50_000, bonus: 50_000))
    static let cashback = wallet(
        .hundredths(total: 125_075, current: 50_000, bonus: 25_000, cashback: 50_075, withdrawable: 100_075))
    static let pending = wallet(balances, pending: [.inProgress, .pending])
    static let settled = wallet(
        balances, pending: [PendingWithdrawDisplayState.inProgress.with { $0.move(to: .completed) }])
    static let loading = wallet(nil, phase: .loading)
    static let failed = wallet(balances, phase: .failed(.refused))
    static let failedWithReason = wallet(
        nil, phase: .failed(.told("The account is being looked after")), title: "My money")
    static let toBeRefused = wallet(
        .hundredths(total: 4800, current: 4800, withdrawable: 4800), pending: [.toBeRefused])
    static let toBeRefusedOnce = wallet(.hundredths(total: 6400, current: 6400, withdrawable: 6400))
    static let toBeLost = wallet(.hundredths(total: 8000, current: 8000, withdrawable: 8000))

    private static let balances = WalletBalances.hundredths(
        total: 200_000, current: 100_024, bonus: 100_024, withdrawable: 100_024)

    private static func wallet(
        _ balances: WalletBalances?, phase: WalletPhase = .ready, title: String? = nil,
        pending: [PendingWithdrawDisplayState] = []
    ) -> Self {
        Self(
            title: title, phoneNumber: "+234 737 456789", balances: balances, phase: phase, pendingWithdrawals: pending)
    }
}

enum WalletDetailCatalog: CatalogEntry {
    typealias ComponentType = WalletDetailView

    static let category = Category.wallet
    static let subcategory = "Overview"
    static let summary = "A wallet with all its balances, the ways in and out, and what is on its way out."
    static let tags = ["wallet", "balance", "money", "deposit", "withdrawal", "loading"]
    static let children: [any StandardComponent.Type] = [ButtonView.self, PendingWithdrawView.self]
    static let defaultWidth = 52
    static let requests: [any ComponentRequest] = [
        OpenWithdrawal(),
        OpenDeposit(),
        CancelWithdrawal(transaction: "ABC12345XYZ"),
        LoadBalances(isFirst: false),
    ]
    static let variants: [Variant<WalletDetailDisplayState>] = [
        Variant("Default", .standard),
        Variant("Empty", .empty, summary: "There is nothing to pay out"),
        Variant("High", .high),
        Variant("Bonus only", .bonusOnly, summary: "Bonuses cannot be paid out"),
        Variant("Cashback", .cashback),
        Variant("Pending withdrawals", .pending, summary: "One of them can still be taken back"),
        Variant("Pending withdrawals, closed", .pending.with { $0.isExpanded = false }),
        Variant("None pending any more", .settled, summary: "What has arrived is listed, and not counted"),
        Variant("Loading", .loading, summary: "For the first time"),
        Variant("Refreshing", .standard.with { $0.phase = .loading }, summary: "The balances of before stay"),
        Variant("Failed", .failed, summary: "The balances of before stay"),
        Variant("Failed with reason", .failedWithReason, summary: "In the words of the server, before anything came"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Neither balances nor a withdrawal come back"),
        Variant.failsOnce(.toBeRefusedOnce, summary: "Asked for once more, the balances come"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
    ]
    static let plays = [
        Play(
            "Pay in and out", state: "Default",
            """
            focus withdrawButton
            press it
            expect call "Button.press()"
            expect request account:open-withdrawal
            focus depositButton
            press it
            expect request account:open-deposit
            frame "deposit"
            """),
        Play(
            "Open and close", state: "Pending withdrawals, closed",
            """
            expect not "HFD90230NRF"
            expect "Pending withdrawals 2"
            focus header
            press it
            expect call "WalletDetail.togglePendingWithdrawals()"
            expect "HFD90230NRF"
            frame "open"
            press it
            expect not "HFD90230NRF"
            """),
        Play(
            "Take a withdrawal back", state: "Pending withdrawals",
            """
            focus pendingWithdrawals[1].cancel
            press it
            expect call "PendingWithdraw.cancel()"
            press Tab Enter
            wait 1.5s
            expect "Cancelled"
            expect "Pending withdrawals 1"
            expect "XAF 152,000.00"
            frame "The money is back"
            """),
        Play(
            "Refresh", state: "Default",
            """
            focus refresh
            press it
            expect call "WalletDetail.refresh()"
            expect "Asking for the balances"
            frame "on their way"
            wait 1s
            expect not "Asking for the balances"
            """),
        Play(
            "The balances come", state: "Loading",
            """
            wait 1s
            expect "XAF 2,000.00"
            frame "They are there"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            focus refresh
            press it
            wait 1s
            expect "The balances did not come"
            frame "Those of before stay"
            press it
            wait 1s
            expect "The balances did not come"
            focus cancel
            press it
            press Tab Enter
            wait 1.5s
            expect "It could not be cancelled"
            frame "The withdrawal goes on"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            focus refresh
            press it
            wait 1s
            expect "The balances did not come"
            press it
            wait 1s
            expect not "The balances did not come"
            """),
        Play.noAnswer(
            to: "focus refresh", "press it", meanwhile: "Asking for the balances", frame: "It can be asked again"),
    ]
}
