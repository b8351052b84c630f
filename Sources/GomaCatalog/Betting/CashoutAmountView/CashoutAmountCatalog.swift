extension CashoutAmountDisplayState {
    static let partial = Self(title: "Partial Cashout", amount: Money(32, "XAF"))
    static let full = Self(title: "Full Cashout", amount: Money(150, "XAF"))
    static let small = Self(title: "Cashout", amount: Money(5.50, "€"))
    static let large = Self(title: "Partial Cashout", amount: Money(25_000, "XAF"))
    static let otherCurrency = Self(title: "Total Amount", amount: Money(89.99, "€"))
    static let expiring = Self(title: "Partial Cashout", amount: Money(32, "XAF"), secondsLeft: 3)
    static let loading = Self(title: "Partial Cashout", amount: Money(32, "XAF"), phase: .loading)
    static let notGiven = Self(title: "Partial Cashout", amount: Money(32, "XAF"), phase: .notGiven(.refused))
    static let failed = Self(
        title: "Partial Cashout", amount: Money(32, "XAF"), phase: .failed(.refused))
    static let expired = Self(
        title: "Partial Cashout", amount: Money(32, "XAF"), phase: .failed(.told("Offer expired")))
    static let toBeRefused = Self(title: "Partial Cashout", amount: Money(48, "XAF"), secondsLeft: 2)
    static let toBeRefusedOnce = Self(title: "Partial Cashout", amount: Money(64, "XAF"), secondsLeft: 2)
    static let toBeLost = Self(title: "Partial Cashout", amount: Money(80, "XAF"), secondsLeft: 2)
}

/// The cash-out amount's page in the gallery.
enum CashoutAmountCatalog: CatalogEntry {
    typealias ComponentType = CashoutAmountView

    static let category = Category.betting
    static let subcategory = "Cashout"
    static let summary = "The amount for which a bet can be given up now."
    static let tags = ["cash out", "amount", "offer", "expiry", "loading", "error"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        LoadCashout(bet: "", previous: Money(32, "XAF"), renewal: 0)
    ]
    static let variants: [Variant<CashoutAmountDisplayState>] = [
        Variant("Default", .partial),
        Variant("Full", .full),
        Variant("Small", .small),
        Variant("Large", .large),
        Variant("Other currency", .otherCurrency),
        Variant("Expiring", .expiring, summary: "Three seconds left, then another offer comes"),
        Variant("Loading", .loading, summary: "The offer is on its way"),
        Variant("Not given", .notGiven, summary: "What was offered has been asked for in vain"),
        Variant("Failed", .failed, summary: "Trying again brings an offer"),
        Variant("Failed with reason", .expired, summary: "In the words of the feed"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "It expires, and no other offer comes"),
        Variant(
            "Fails, then succeeds", .toBeRefusedOnce, answers: [.refused, .given],
            summary: "It expires, and another offer comes when tried again"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "It expires, and nothing is heard any more"),
    ]
    static let plays = [
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
        Play(
            "Refused, and refused again", state: "Refused",
            """
            wait 3.2s
            expect "No offer now"
            frame "No other offer"
            press Tab Enter
            expect call "CashoutAmount.reload()"
            wait 1.2s
            expect "No offer now"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            wait 3.2s
            expect "No offer now"
            press Tab Enter
            wait 1.2s
            expect "8 s  XAF 61.44"
            frame "Another offer"
            """),
        Play(
            "No answer", state: "Times out",
            """
            wait 6.9s
            expect not "No answer"
            wait 0.1s
            expect "No answer"
            frame "It can be asked for again"
            """),
    ]
}
