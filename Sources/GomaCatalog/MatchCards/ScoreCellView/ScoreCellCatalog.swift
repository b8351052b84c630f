extension ScoreCellDisplayState {
    static let border = Self(column: ScoreColumn("1", "4", style: .border))
    static let background = Self(column: ScoreColumn("15", "0", style: .background))
    static let backgroundBoth = Self(column: ScoreColumn("40", "15", style: .background, emphasis: .both))
    static let advantage = Self(column: ScoreColumn("A", "40", style: .background))
    static let withRule = Self(column: ScoreColumn("26", "30", hasTrailingRule: true))
    static let missing = Self(column: ScoreColumn("", "", style: .background), content: .missing)
    static let loading = Self(column: ScoreColumn("", ""), content: .placeholder)
}

enum ScoreCellCatalog: CatalogEntry {
    typealias ComponentType = ScoreCellView

    static let category = Category.matchCards
    static let subcategory = "Scores"
    static let summary = "One column of a score: home above away."
    static let tags = ["score", "live", "match"]
    static let defaultWidth = 12
    static let variants: [Variant<ScoreCellDisplayState>] = [
        Variant("Simple", .init(column: ScoreColumn("3", "1")), summary: "The winner stands out"),
        Variant("Simple both highlighted", .init(column: ScoreColumn("3", "1", emphasis: .both))),
        Variant("Simple no highlight", .init(column: ScoreColumn("3", "1", emphasis: .none))),
        Variant("Border", .border),
        Variant("Border both highlighted", .init(column: ScoreColumn("1", "4", style: .border, emphasis: .both))),
        Variant("Border no highlight", .init(column: ScoreColumn("1", "4", style: .border, emphasis: .none))),
        Variant("Background", .background),
        Variant("Background both highlighted", .backgroundBoth),
        Variant("Background no highlight", .init(column: ScoreColumn("40", "15", style: .background, emphasis: .none))),
        Variant("Tied", .init(column: ScoreColumn("2", "2")), summary: "Nobody is ahead"),
        Variant("Numbers", .init(column: ScoreColumn("105", "98")), summary: "105 beats 98"),
        Variant("Advantage", .advantage, summary: "Advantage beats 40"),
        Variant("With rule", .withRule, summary: "Set apart from what follows"),
        Variant("Missing", .missing, summary: "Play has not begun"),
        Variant("Loading", .loading),
    ]
}
