extension CashoutAmountDisplayState {
    static let partial = xaf(32)
    static let full = xaf(150, title: .full)
    static let otherCurrency = Self(betID: "bet-4711", title: .text("Total amount"), amount: Money(89.99, "€"))
    static let expiring = xaf(32, secondsLeft: 3)
    static let loading = xaf(32, phase: .loading)
    static let notGiven = xaf(32, phase: .notGiven(.refused))
    static let failed = xaf(32, phase: .failed(.refused))
    static let expired = xaf(32, phase: .failed(.told("Offer expired")))
    static let toBeRefused = xaf(48, secondsLeft: 2)
    static let toBeLost = xaf(80, secondsLeft: 2)

    /// An offer for a bet, in whole units of one currency.
    static func xaf(
        _ amount: Int, for betID: String = "bet-4711", title: CashoutTitle = .partial,
        phase: CashoutOfferPhase = .offered, secondsLeft: Int? = nil
    ) -> Self {
        Self(
            betID: betID, title: title, amount: Money(hundredths: amount * 100, "XAF"), phase: phase,
            secondsLeft: secondsLeft)
    }
}

enum CashoutAmountCatalog: CatalogEntry {
    typealias ComponentType = CashoutAmountView

    static let category = Category.betting
    static let subcategory = "Cashout"
    static let summary = "The amount for which a bet can be given up now."
    static let tags = ["cash out", "amount", "offer", "expiry", "loading", "error"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [LoadCashout(bet: "bet-4711", previous: Money(32, "XAF"), renewal: 0)]
    static let variants: [Variant<CashoutAmountDisplayState>] = [
        Variant("Default", .partial),
        Variant("Full", .full),
        Variant("Small", .init(betID: "bet-4711", title: .text("Cashout"), amount: Money(5.50, "€"))),
        Variant("Large", .xaf(25_000)),
        Variant("Other currency", .otherCurrency, summary: "In words of the owner's"),
        Variant("Expiring", .expiring, summary: "Three seconds left, then another offer comes"),
        Variant("Loading", .loading, summary: "The offer is on its way"),
        Variant("Not given", .notGiven, summary: "What was offered has been asked for in vain"),
        Variant("Failed", .failed, summary: "Trying again brings an offer"),
        Variant("Failed with reason", .expired, summary: "In the words of the feed"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "It expires, and no other offer comes"),
        Variant.failsOnce(.xaf(64, secondsLeft: 2), summary: "It expires, and another offer comes when tried again"),
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
