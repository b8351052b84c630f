extension DepositBonusInfoDisplayState {
    /// The gallery's "Placeholder". Nothing is entered yet.
    public static let placeholder = Self(caption: "Your deposit + Bonus", currency: "XAF")
    /// The gallery's "With amount".
    public static let withAmount = Self(caption: "Your deposit + Bonus", currency: "USD", amount: 150)
    /// The gallery's "Short". Without a currency and without a picture.
    public static let short = Self(icon: nil, caption: "Bonus", currency: "", amount: 5)
    /// The gallery's "Long". The caption gives way, the sum never.
    public static let long = Self(
        caption: "Your deposit + Bonus Balance", currency: "XAF", amount: Amount(hundredths: 123_456_789))
    /// The gallery's "While typing". The sum follows what is entered beside it.
    public static let typing = Self(icon: .money, caption: "Your deposit + Bonus", currency: "EUR")
}

/// The page of the deposit bonus in the gallery.
public enum DepositBonusInfoCatalog: CatalogEntry {
    public typealias ComponentType = DepositBonusInfoView

    public static let category = Category.wallet
    public static let subcategory = "Deposits"
    public static let summary = "What a deposit comes to with its bonus."
    public static let tags = ["deposit", "bonus", "money", "banner"]
    public static let defaultWidth = 48
    public static let variants: [Variant<DepositBonusInfoDisplayState>] = [
        Variant("Placeholder", .placeholder, summary: "Nothing is entered yet"),
        Variant("With amount", .withAmount),
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
    public static let plays = [
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
