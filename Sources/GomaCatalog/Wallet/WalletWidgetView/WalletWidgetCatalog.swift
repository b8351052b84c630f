extension WalletWidgetDisplayState {
    static let standard = Self(balance: Money(2000, "XAF"))
    static let zero = Self(balance: Money(0, "XAF"))
    static let hidden = Self(balance: Money(2000, "XAF"), isBalanceHidden: true)
    static let unknown = Self()
    static let ownWords = Self(
        id: "euro-wallet", balance: Money(hundredths: 123_450, "€"), depositTitle: "Top up")
}

enum WalletWidgetCatalog: CatalogEntry {
    typealias ComponentType = WalletWidgetView

    static let category = Category.wallet
    static let subcategory = "Navigation"
    static let summary = "The balance in a top bar, and the way to pay in."
    static let tags = ["wallet", "balance", "deposit", "money", "top bar"]
    static let defaultWidth = 32
    static let requests: [any ComponentRequest] = [
        OpenPage("wallet"),
        OpenDeposit(wallet: "wallet"),
    ]
    static let variants: [Variant<WalletWidgetDisplayState>] = [
        Variant("Default", .standard),
        Variant("Low", .init(balance: Money(50, "XAF"))),
        Variant("High", .init(balance: Money(125_000, "XAF"))),
        Variant("Zero", .zero),
        Variant("Hidden", .hidden, summary: "Masked for those who look over a shoulder"),
        Variant(
            "Unknown", .unknown, summary: "The balance is on its way",
            feed: .arrival(while: { $0.balance == nil }) { state, _ in state.balance = Money(2000, "XAF") }),
        Variant("Own words", .ownWords, summary: "Another currency, and the owner's word for the deposit"),
    ]
    static let plays = [
        Play(
            "Open, hide, deposit", state: "Default",
            """
            focus balance
            press it
            expect call "WalletWidget.openWallet()"
            expect request app:open-page page=wallet
            press m
            expect call "WalletWidget.toggleBalance()"
            expect not "2,000.00"
            frame "hidden"
            press m
            expect "XAF 2,000.00"
            focus deposit
            frame "at the deposit"
            press it
            expect call "WalletWidget.deposit()"
            expect request account:open-deposit wallet=wallet
            """),
        Play(
            "The balance comes", state: "Unknown",
            """
            expect not "XAF"
            wait 1.5s
            expect "XAF 2,000.00"
            frame "known"
            """),
        Play(
            "In Portuguese", state: "High",
            """
            locale pt
            expect "XAF 125.000,00"
            frame "as Portuguese write it"
            """),
    ]
}
