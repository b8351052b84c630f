extension DepositBonusInfoDisplayState {
    static let placeholder = Self(caption: "Your deposit + Bonus", currency: "XAF")
    static let short = Self(icon: nil, caption: "Bonus", currency: "", amount: 5)
    static let long = Self(
        caption: "Your deposit + bonus balance", currency: "XAF", amount: Amount(hundredths: 123_456_789))
    static let typing = Self(icon: .money, caption: "Your deposit + Bonus", currency: "EUR")
}

enum DepositBonusInfoCatalog: CatalogEntry {
    typealias ComponentType = DepositBonusInfoView

    static let category = Category.wallet
    static let subcategory = "Deposits"
    static let summary = "What a deposit comes to with its bonus."
    static let tags = ["deposit", "bonus", "money", "banner"]
    static let defaultWidth = 48
    static let variants: [Variant<DepositBonusInfoDisplayState>] = [
        Variant("Placeholder", .placeholder, summary: "Nothing is entered yet"),
        Variant("With amount", .init(caption: "Your deposit + Bonus", currency: "USD", amount: 150)),
        Variant("Short", .short, summary: "Neither a currency nor a picture"),
        Variant("Long", .long, summary: "The caption gives way, the sum never"),
        Variant(
            "While typing", .typing, summary: "The sum follows what is entered beside it",
            feed: StateFeed([
                .init(at: .seconds(1)) { state, _ in state.amount = 2 },
                .init(at: .milliseconds(1500)) { state, _ in state.amount = 30 },
                .init(at: .seconds(2)) { state, _ in state.amount = 300 },
            ])),
    ]
    static let plays = [
        Play(
            "Enter a deposit", state: "While typing",
            """
            expect not "EUR 2.00"
            wait 1s
            expect "EUR 2.00"
            wait 1s
            expect "EUR 300.00"
            frame "The sum of deposit and bonus"
            """)
    ]
}
