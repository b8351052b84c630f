extension CashoutSliderDisplayState {
    static let maximum = xaf(20_000)
    static let minimum = xaf(10)
    static let middle = xaf(10_000)
    static let low = xaf(5_000)
    static let highRange = Self(
        betID: "bet-4711", minimum: Money(10, "XAF"), maximum: Money(1000, "XAF"), amount: Money(500, "XAF"))
    static let disabled = xaf(10_000, isEnabled: false)
    static let submitting = xaf(12_000, phase: .submitting)
    static let failed = xaf(12_000, phase: .failed(.refused))
    static let failedWithReason = xaf(12_000, phase: .failed(.told("The odds have changed")))
    static let expired = xaf(12_000, obstacle: .expired)
    static let onItsWay = xaf(12_000, obstacle: .onItsWay)
    static let noOffer = xaf(12_000, obstacle: .noOffer)

    /// A part of a bet between 0.10 and 200.00, at so many hundredths.
    static func xaf(
        _ hundredths: Int, of betID: String = "bet-4711", isEnabled: Bool = true, phase: CashoutSliderPhase = .choosing,
        obstacle: CashoutObstacle? = nil
    ) -> Self {
        Self(
            betID: betID, minimum: Money(hundredths: 10, "XAF"), maximum: Money(200, "XAF"),
            amount: Money(hundredths: hundredths, "XAF"), isEnabled: isEnabled, phase: phase, obstacle: obstacle)
    }
}

enum CashoutSliderCatalog: CatalogEntry {
    typealias ComponentType = CashoutSliderView

    static let category = Category.betting
    static let subcategory = "Cashout"
    static let summary = "A slider to choose how much of a bet to cash out, and the button that does it."
    static let tags = ["cash out", "slider", "amount", "loading", "error"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [CashOut(bet: "bet-4711", amount: Money(20, "XAF"))]
    static let variants: [Variant<CashoutSliderDisplayState>] = [
        Variant("Enabled", .maximum, summary: "At the most that can be had"),
        Variant("Minimum", .minimum, summary: "At the least that can be had"),
        Variant("Middle", .middle),
        Variant("Low", .low),
        Variant("High range", .highRange),
        Variant("Disabled", .disabled),
        Variant("Submitting", .submitting, summary: "The amount is being asked for"),
        Variant("Failed", .failed, summary: "It was not given; it can be asked for again"),
        Variant("Failed with reason", .failedWithReason, summary: "In the words of the feed"),
        Variant("Offer expired", .expired, summary: "An amount can be chosen, but not asked for"),
        Variant("Waiting for an offer", .onItsWay),
        Variant("No offer", .noOffer),
        Variant("Refused", .xaf(3000), answers: [.refused], summary: "No amount is given"),
        Variant.failsOnce(.xaf(8000), summary: "Asked for once more, the amount is given"),
        Variant("Times out", .xaf(15_000), answers: [.silence], summary: "No request is answered"),
    ]
    static let plays = [
        Play(
            "Choose and cash out", state: "Middle",
            """
            focus slider
            press Right Right
            expect "Cash out XAF 104.00"
            press PgUp
            expect "Cash out XAF 124.00"
            press End
            expect "Cash out XAF 200.00"
            press Home
            expect "Cash out XAF 0.10"
            frame "The least"
            press PgUp
            focus button
            press it
            expect call "Button.press()"
            expect "Cashing out"
            frame "Asked for"
            wait 1.5s
            expect "180.00"
            frame "What is left"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            press Tab Tab Enter
            wait 1.5s
            expect "Cashout failed"
            frame "Refused"
            press Tab Right
            expect not "Cashout failed"
            press Tab Enter
            wait 1.5s
            expect "Cashout failed"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            press Tab Tab Enter
            wait 1.5s
            expect "Cashout failed"
            press Tab Tab Enter
            wait 1.5s
            expect "120.00"
            expect not "Cashout failed"
            frame "What is left"
            """),
        Play.noAnswer(to: "press Tab Tab Enter", meanwhile: "Cashing out", frame: "It can be asked for again"),
    ]
}
