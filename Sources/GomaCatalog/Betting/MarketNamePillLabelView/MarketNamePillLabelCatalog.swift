extension MarketNamePillLabelDisplayState {
    static let standard = Self(id: "standard", text: "1X2")
    static let highlighted = Self(id: "highlighted", text: "Over/under", style: .highlighted)
    static let disabled = Self(id: "disabled", text: "Handicap", style: .disabled)
    static let custom = Self(
        id: "custom", text: "Custom market",
        style: .custom(border: .highlightTertiary, text: .textPrimary, ground: .backgroundTertiary),
        isInteractive: true)
    static let interactive = Self(id: "interactive", text: "Both teams to score", isInteractive: true)
    static let bothToScore = Self(id: "both-to-score", text: "BTTS", isInteractive: true)
    static let interactiveHighlighted = Self(
        id: "interactive-highlighted", text: "1X2", style: .highlighted, isInteractive: true)
    static let long = Self(id: "long", text: "Very long market name that has to be cut somewhere")
    static let withoutLine = Self(id: "without-line", text: "No line", showsLine: false)
}

enum MarketNamePillLabelCatalog: CatalogEntry {
    typealias ComponentType = MarketNamePillLabelView

    static let category = Category.betting
    static let subcategory = "MarketDisplay"
    static let summary = "The name of a market, with a line that leads on to its prices."
    static let tags = ["market", "pill", "label"]
    static let requests: [any ComponentRequest] = [OpenMarket(id: "interactive")]
    static let variants: [Variant<MarketNamePillLabelDisplayState>] = [
        Variant("Standard", .standard),
        Variant("Highlighted", .highlighted, summary: "The market that matters most here"),
        Variant("Disabled", .disabled, summary: "Not offered now"),
        Variant("Custom", .custom, summary: "Other roles than the brand's"),
        Variant("Interactive", .interactive, summary: "Leads to the market when pressed"),
        Variant("Over/under 2.5", .init(id: "goals", text: "Over/under 2.5", isInteractive: true)),
        Variant("Asian handicap", .init(id: "asian-handicap", text: "Asian handicap", isInteractive: true)),
        Variant("BTTS", .bothToScore, summary: "As short as a name can be"),
        Variant("Interactive highlighted", .interactiveHighlighted),
        Variant("Short", .init(id: "short", text: "FT", style: .highlighted)),
        Variant("Long", .long, summary: "The name is cut where room ends"),
        Variant("Without line", .withoutLine),
    ]
    static let plays = [
        Play(
            "Show the market", state: "Interactive",
            """
            press Enter
            expect call "MarketNamePillLabel.showMarket()"
            expect request betting:open-market id=interactive
            frame "pressed"
            wait 500ms
            frame "at rest"
            """),
        Play(
            "Go through the styles", state: "Highlighted",
            """
            call cycleStyles()
            frame "standard"
            wait 1s
            frame "highlighted"
            wait 1s
            frame "disabled"
            """),
    ]
}
