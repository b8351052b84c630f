extension WalletStatusDisplayState {
    static let standard = Self(
        balances: .hundredths(total: 200_001, current: 100_000, bonus: 96_501, cashback: 3500, withdrawable: 100_000))
    static let high = Self(
        balances: .hundredths(
            total: 1_575_050, current: 1_000_000, bonus: 500_000, cashback: 75_050, withdrawable: 1_000_000))
    static let bonusOnly = Self(balances: .hundredths(total: 50_000, bonus: 50_000))
    static let loading = Self(balances: nil)
    static let limited = Self(
        balances: .hundredths(total: 20_000, current: 20_000, withdrawable: 20_000),
        canDeposit: false, canWithdraw: false)
}

enum WalletStatusCatalog: CatalogEntry {
    typealias ComponentType = WalletStatusView

    static let category = Category.wallet
    static let subcategory = "Overview"
    static let summary = "What a customer has, and the ways to pay in and out."
    static let tags = ["wallet", "balance", "money", "deposit", "withdrawal"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let requests: [any ComponentRequest] = [
        OpenDeposit(),
        OpenWithdrawal(),
    ]
    static let variants: [Variant<WalletStatusDisplayState>] = [
        Variant("Default", .standard),
        Variant("Empty", .init(balances: .hundredths(total: 0)), summary: "There is nothing to pay out"),
        Variant("High", .high),
        Variant("Bonus only", .bonusOnly, summary: "Bonuses cannot be paid out"),
        Variant(
            "Loading", .loading, summary: "The balances are on their way",
            feed: .arrival(while: { $0.balances == nil }) { state, _ in
                state.balances = WalletStatusDisplayState.standard.balances
            }),
        Variant("Limited", .limited, summary: "Neither paying in nor paying out is possible now"),
    ]
    static let plays = [
        Play(
            "Pay in and out", state: "Default",
            """
            focus depositButton
            press it
            expect call "Button.press()"
            expect request account:open-deposit
            frame "deposit"
            focus withdrawButton
            press it
            expect request account:open-withdrawal
            frame "withdraw"
            """),
        Play(
            "The balances come", state: "Loading",
            """
            expect not "2,000.01"
            wait 1.5s
            expect "XAF 2,000.01"
            frame "They are there"
            """),
        Play(
            "Nothing to pay out", state: "Bonus only",
            """
            press Tab Tab
            frame "Only paying in takes the focus"
            """),
    ]
}
