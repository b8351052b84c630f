extension MarketNamePillLabelDisplayState {
    /// The gallery's "Standard".
    public static let standard = Self(text: "1X2")
    /// The gallery's "Highlighted". The market that matters most here.
    public static let highlighted = Self(text: "Over/Under", style: .highlighted)
    /// The gallery's "Disabled". Not offered now.
    public static let disabled = Self(text: "Handicap", style: .disabled)
    /// The gallery's "Custom". Other roles than the brand's.
    public static let custom = Self(
        text: "Custom Market",
        style: .custom(border: .highlightTertiary, text: .textPrimary, ground: .backgroundTertiary),
        isInteractive: true)
    /// The gallery's "Interactive". Leads to the market when pressed.
    public static let interactive = Self(text: "Both Teams to Score", isInteractive: true)
    /// The gallery's "Over/under 2.5".
    public static let goals = Self(text: "Over/Under 2.5", isInteractive: true)
    /// The gallery's "Asian handicap".
    public static let asianHandicap = Self(text: "Asian Handicap", isInteractive: true)
    /// The gallery's "BTTS". As short as a name can be.
    public static let bothToScore = Self(text: "BTTS", isInteractive: true)
    /// The gallery's "Interactive highlighted".
    public static let interactiveHighlighted = Self(text: "1X2", style: .highlighted, isInteractive: true)
    /// The gallery's "Short".
    public static let short = Self(text: "FT", style: .highlighted)
    /// The gallery's "Long". The name is cut where room ends.
    public static let long = Self(text: "Very Long Market Name That Has To Be Cut Somewhere")
    /// The gallery's "Without line".
    public static let withoutLine = Self(text: "No Line", showsLine: false)
}

/// The market pill's page in the gallery.
public enum MarketNamePillLabelCatalog: CatalogEntry {
    public typealias ComponentType = MarketNamePillLabelView

    public static let category = Category.betting
    public static let subcategory = "MarketDisplay"
    public static let summary = "The name of a market, with a line that leads on to its prices."
    public static let tags = ["market", "pill", "label"]
    public static let variants: [Variant<MarketNamePillLabelDisplayState>] = [
        Variant("Standard", .standard),
        Variant("Highlighted", .highlighted, summary: "The market that matters most here"),
        Variant("Disabled", .disabled, summary: "Not offered now"),
        Variant("Custom", .custom, summary: "Other roles than the brand's"),
        Variant("Interactive", .interactive, summary: "Leads to the market when pressed"),
        Variant("Over/under 2.5", .goals),
        Variant("Asian handicap", .asianHandicap),
        Variant("BTTS", .bothToScore, summary: "As short as a name can be"),
        Variant("Interactive highlighted", .interactiveHighlighted),
        Variant("Short", .short),
        Variant("Long", .long, summary: "The name is cut where room ends"),
        Variant("Without line", .withoutLine),
    ]
    public static let plays = [
        Play(
            "Show the market", state: "Interactive",
            """
            press Enter
            expect call "MarketNamePillLabel.showMarket()"
            expect request "open the market Both Teams to Score"
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
