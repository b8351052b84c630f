extension CashoutAmountDisplayState {
    public static let partial = Self(title: "Partial Cashout", amount: Money(32, "XAF"))
    public static let full = Self(title: "Full Cashout", amount: Money(150, "XAF"))
    public static let small = Self(title: "Cashout", amount: Money(5.50, "€"))
    public static let large = Self(title: "Partial Cashout", amount: Money(25_000, "XAF"))
    public static let otherCurrency = Self(title: "Total Amount", amount: Money(89.99, "€"))
    public static let expiring = Self(title: "Partial Cashout", amount: Money(32, "XAF"), secondsLeft: 3)
    public static let loading = Self(title: "Partial Cashout", amount: Money(32, "XAF"), phase: .loading)
    public static let failed = Self(
        title: "Partial Cashout", amount: Money(32, "XAF"), phase: .failed(message: nil))
    public static let expired = Self(
        title: "Partial Cashout", amount: Money(32, "XAF"), phase: .failed(message: "Offer expired"))
}

/// The cash-out amount's page in the gallery.
public enum CashoutAmountCatalog: CatalogEntry {
    public typealias ComponentType = CashoutAmountView
    public typealias Model = MockCashoutAmountViewModel

    public static let name = "CashoutAmount"
    public static let category = Category.betting
    public static let subcategory = "Cashout"
    public static let summary = "The amount for which a bet can be given up now."
    public static let tags = ["cash out", "amount", "offer", "expiry", "loading", "error"]
    public static let defaultWidth = 48
    public static let variants: [Variant<CashoutAmountDisplayState>] = [
        Variant("Default", .partial),
        Variant("Full", .full),
        Variant("Small", .small),
        Variant("Large", .large),
        Variant("Other currency", .otherCurrency),
        Variant("Expiring", .expiring, summary: "Three seconds left, then another offer comes"),
        Variant("Loading", .loading, summary: "The offer is on its way"),
        Variant("Failed", .failed, summary: "Trying again brings an offer"),
        Variant("Failed with reason", .expired, summary: "In the words of the feed"),
    ]
    public static let plays = [
        Play(
            "An offer expires", state: "Expiring",
            """
            frame "Three seconds left"
            wait 2s
            expect "1 s"
            wait 1s
            expect not "XAF"
            frame "The next offer is on its way"
            wait 1.2s
            expect "XAF 30.72"
            frame "Another amount, for another while"
            """),
        Play(
            "Try again", state: "Failed",
            """
            press Tab Enter
            expect call "CashoutAmount.reload()"
            wait 1.2s
            expect "XAF 30.72"
            """),
    ]
}
