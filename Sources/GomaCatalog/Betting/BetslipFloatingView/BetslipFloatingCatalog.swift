extension BetslipFloatingDisplayState {
    static let noTickets = Self(.noTickets)
    static let disabled = Self(.noTickets, isEnabled: false)
    static let withTickets = Self(.withTickets(selectionCount: 2, odds: 2.50, boost: .twoOfSix))
    static let disabledWithTickets = withTickets.with { $0.isEnabled = false }
    static let noBoost = Self(.withTickets(selectionCount: 2, odds: 1.85, boost: nil))
    static let oneOfThree = Self(.withTickets(selectionCount: 1, odds: 5.71, boost: .oneOfThree))
    static let twoOfThree = Self(.withTickets(selectionCount: 2, odds: 8.50, boost: .twoOfThree))
    static let maximum = Self(.withTickets(selectionCount: 3, odds: 12.50, boost: .threeOfThree))
    static let maximumBeforeTheEnd = Self(.withTickets(selectionCount: 5, odds: 12.50, boost: .fiveOfSix))
    static let tallHidden = Self(.noTickets, form: .tall)

    /// The same in the other form.
    var tall: Self { Self(content, form: .tall, isEnabled: isEnabled) }
}

enum BetslipFloatingCatalog: CatalogEntry {
    typealias ComponentType = BetslipFloatingView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "The way to the bet slip from any screen, with what is in it."
    static let tags = ["bet slip", "floating", "odds", "boost", "progress"]
    static let defaultWidth = 60
    static let waivers = [
        CoverageWaiver("content.unknown", because: "nothing is known before there is a model: that is the blank state")
    ]
    static let requests: [any ComponentRequest] = [OpenBetslip()]
    static let variants: [Variant<BetslipFloatingDisplayState>] = [
        Variant("No tickets", .noTickets, summary: "Thin: a round button"),
        Variant("Disabled", .disabled),
        Variant("With tickets", .withTickets, summary: "Thin: a bar, two of six for the next boost"),
        Variant("Disabled with tickets", .disabledWithTickets),
        Variant("Three picks", .init(.withTickets(selectionCount: 3, odds: 1.55, boost: .threeOfSix))),
        Variant("No boost", .noBoost, summary: "Nothing below the bar"),
        Variant("Boost progress", .oneOfThree, summary: "One of three, no boost yet"),
        Variant("Two of three", .twoOfThree),
        Variant("Max boost", .maximum),
        Variant("Max boost before the end", .maximumBeforeTheEnd, summary: "Five of six, and no higher boost"),
        Variant("Tall with tickets", .withTickets.tall, summary: "A card about the next boost"),
        Variant("Tall boost progress", .oneOfThree.tall),
        Variant("Tall two of three", .twoOfThree.tall),
        Variant("Tall max boost", .maximum.tall),
        Variant("Tall max boost before the end", .maximumBeforeTheEnd.tall),
        Variant("Tall disabled", .disabledWithTickets.tall),
        Variant("Tall hidden", .tallHidden, summary: "Nothing to tell of; takes no room"),
    ]
    static let plays = [
        Play(
            "Open from the button", state: "No tickets",
            """
            press Tab
            press Enter
            expect call "BetslipFloating.openBetslip()"
            frame "with the focus"
            """),
        Play(
            "Open from the bar", state: "With tickets",
            """
            expect "2.50"
            press Tab
            press Space
            expect call "BetslipFloating.openBetslip()"
            frame "with the focus"
            """),
        Play(
            "Open from the card", state: "Tall with tickets",
            """
            click 5,1
            expect call "BetslipFloating.openBetslip()"
            """),
    ]
}
