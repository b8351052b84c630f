extension CashoutSubmissionInfoDisplayState {
    static let success = of(500, .success)
    static let error = of(500, .error(.refused))
    static let longReason = of(500, .error(.told("The bookmaker has suspended the market of this bet")))
    static let noAnswer = of(500, .error(.noAnswer))
    static let toldReason = of(500, .error(.told("The odds have changed")))
    static let submitting = of(500, .submitting)
    static let retrying = of(500, .retrying)
    static let toBeLost = of(80, .error(.refused))

    /// A notice on so many whole units of one currency.
    fileprivate static func of(
        _ amount: Int, isFull: Bool = false, _ state: CashoutSubmissionState, isVisible: Bool = true
    ) -> Self {
        Self(
            betID: "bet-4711", amount: Money(hundredths: amount * 100, "XAF"), isFull: isFull, state: state,
            isVisible: isVisible)
    }
}

enum CashoutSubmissionInfoCatalog: CatalogEntry {
    typealias ComponentType = CashoutSubmissionInfoView

    static let category = Category.betting
    static let subcategory = "Cashout"
    static let summary = "A notice on what has become of a cash-out, with the answer to it."
    static let tags = ["cash out", "notice", "success", "error", "retry"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        AwaitCashout(bet: "bet-4711"),
        CashOut(bet: "bet-4711", amount: Money(500, "XAF")),
        AcknowledgeCashout(bet: "bet-4711"),
    ]
    static let variants: [Variant<CashoutSubmissionInfoDisplayState>] = [
        Variant("Success", .success, summary: "\"OK\" takes the notice away"),
        Variant("Error", .error, summary: "\"Retry\" asks again"),
        Variant("Visible", .of(1_250_000, isFull: true, .success), summary: "A success with a large amount"),
        Variant("Long error", .longReason, summary: "The reason takes two rows"),
        Variant("No answer", .noAnswer),
        Variant("Error with reason", .toldReason, summary: "In the words of whoever was asked"),
        Variant("Submitting", .submitting, summary: "The answer is on its way"),
        Variant("Retrying", .retrying, summary: "After a failure, it is asked for again"),
        Variant("Hidden", .of(500, .success, isVisible: false), summary: "Nothing to tell takes no room"),
        Variant(
            "Sent", .of(32, .success), summary: "The owner sends another cash-out, in place of the last notice",
            feed: StateFeed([.init(at: .seconds(1)) { state, _ in state.tell(.submitting) }])),
        Variant("Refused", .of(48, .error(.refused)), answers: [.refused], summary: "Asked again, it is refused again"),
        Variant.failsOnce(.of(64, .error(.refused)), summary: "Asked again it is refused, and then given"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Asked again, there is no answer"),
    ]
    static let plays = [
        Play(
            "Fine", state: "Success",
            """
            press Tab Enter
            expect call "Button.press()"
            expect request betting:acknowledge-cashout bet=bet-4711
            expect not "cashed out"
            """),
        Play(
            "Sent, and given", state: "Sent",
            """
            wait 1s
            expect request betting:await-cashout bet=bet-4711
            expect "Cashing out XAF 32.00"
            frame "The answer is on its way"
            wait 1.5s
            expect "XAF 32.00 cashed out"
            """),
        Play(
            "Try again", state: "Error",
            """
            press Tab Enter
            expect request betting:cash-out amount="{\\"amount\\":500,\\"currency\\":\\"XAF\\"}" bet=bet-4711 isFull=false
            expect "Trying XAF 500.00 again"
            frame "Asked again"
            wait 1.5s
            expect "XAF 500.00 cashed out"
            press Tab Enter
            expect not "cashed out"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            press Tab Enter
            expect "Trying XAF"
            wait 1.5s
            expect "Cashout of XAF 48.00 failed"
            press Tab Enter
            wait 1.5s
            expect "Cashout of XAF 48.00 failed"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            press Tab Enter
            wait 1.5s
            expect "Cashout of XAF 64.00 failed"
            frame "Refused"
            press Tab Enter
            wait 1.5s
            expect "XAF 64.00 cashed out"
            """),
        Play.noAnswer(to: "press Tab Enter", meanwhile: "Trying XAF", frame: "It can be asked again"),
    ]
}
