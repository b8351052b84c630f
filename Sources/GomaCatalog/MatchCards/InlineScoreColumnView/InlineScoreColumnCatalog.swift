extension InlineScoreColumnDisplayState {
    /// The gallery's "Winner home".
    public static let winnerHome = Self("7", "5", id: "set")
    /// The gallery's "Winner away".
    public static let winnerAway = Self("4", "6", id: "set")
    /// The gallery's "Tied". Nobody is ahead.
    public static let tied = Self("6", "6", id: "set")
    /// The gallery's "Both highlighted". Points of the game that is played.
    public static let bothHighlighted = Self("40", "30", id: "game", emphasis: .both)
    /// The gallery's "No highlight".
    public static let notHighlighted = Self("28", "24", id: "quarter", emphasis: .none)
    /// The gallery's "Start".
    public static let start = Self("0", "0", id: "goals")
    /// The gallery's "Three digits". 105 beats 98.
    public static let threeDigits = Self("105", "98", id: "points")
    /// The gallery's "Two digits". 10 beats 9.
    public static let twoDigits = Self("9", "10", id: "points")
    /// The gallery's "Advantage".
    public static let advantage = Self("A", "40", id: "game", emphasis: .both)
    /// The gallery's "With rule". Set apart from what follows.
    public static let withRule = Self("30", "15", id: "game", emphasis: .both, hasTrailingRule: true)
}

/// The column's page in the gallery.
public enum InlineScoreColumnCatalog: CatalogEntry {
    public typealias ComponentType = InlineScoreColumnView

    public static let category = Category.matchCards
    public static let subcategory = "Scores"
    public static let summary = "One column of a small score."
    public static let tags = ["score", "live", "match", "inline"]
    public static let defaultWidth = 12
    public static let children: [any StandardComponent.Type] = [ScoreCellView.self]
    public static let variants: [Variant<InlineScoreColumnDisplayState>] = [
        Variant("Winner home", .winnerHome),
        Variant("Winner away", .winnerAway),
        Variant("Tied", .tied, summary: "Nobody is ahead"),
        Variant("Both highlighted", .bothHighlighted, summary: "Points of the game that is played"),
        Variant("No highlight", .notHighlighted),
        Variant("Start", .start),
        Variant("Three digits", .threeDigits, summary: "105 beats 98"),
        Variant("Two digits", .twoDigits, summary: "10 beats 9"),
        Variant("Advantage", .advantage),
        Variant("With rule", .withRule, summary: "Set apart from what follows"),
    ]
}
