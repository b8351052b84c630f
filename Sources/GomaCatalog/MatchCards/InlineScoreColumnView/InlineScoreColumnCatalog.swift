extension InlineScoreColumnDisplayState {
    static let bothHighlighted = Self("40", "30", id: "game", emphasis: .both)
    static let twoDigits = Self("9", "10", id: "points")
    static let advantage = Self("A", "40", id: "game", emphasis: .both)
    static let withRule = Self("30", "15", id: "game", emphasis: .both, hasTrailingRule: true)
}

enum InlineScoreColumnCatalog: CatalogEntry {
    typealias ComponentType = InlineScoreColumnView

    static let category = Category.matchCards
    static let subcategory = "Scores"
    static let summary = "One column of a small score."
    static let tags = ["score", "live", "match", "inline"]
    static let defaultWidth = 12
    static let children: [any StandardComponent.Type] = [ScoreCellView.self]
    static let variants: [Variant<InlineScoreColumnDisplayState>] = [
        Variant("Winner home", .init("7", "5", id: "set")),
        Variant("Winner away", .init("4", "6", id: "set")),
        Variant("Tied", .init("6", "6", id: "set"), summary: "Nobody is ahead"),
        Variant("Both highlighted", .bothHighlighted, summary: "Points of the game that is played"),
        Variant("No highlight", .init("28", "24", id: "quarter", emphasis: .none)),
        Variant("Start", .init("0", "0", id: "goals")),
        Variant("Three digits", .init("105", "98", id: "points"), summary: "105 beats 98"),
        Variant("Two digits", .twoDigits, summary: "10 beats 9"),
        Variant("Advantage", .advantage),
        Variant("With rule", .withRule, summary: "Set apart from what follows"),
    ]
}
