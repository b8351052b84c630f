extension ScoreCellDisplayState {
    public static let simple = Self(column: ScoreColumn("3", "1"))
    public static let simpleBoth = Self(column: ScoreColumn("3", "1", emphasis: .both))
    public static let simplePlain = Self(column: ScoreColumn("3", "1", emphasis: .none))
    public static let border = Self(column: ScoreColumn("1", "4", style: .border))
    public static let borderBoth = Self(column: ScoreColumn("1", "4", style: .border, emphasis: .both))
    public static let borderPlain = Self(column: ScoreColumn("1", "4", style: .border, emphasis: .none))
    public static let background = Self(column: ScoreColumn("15", "0", style: .background))
    public static let backgroundBoth = Self(column: ScoreColumn("40", "15", style: .background, emphasis: .both))
    public static let backgroundPlain = Self(column: ScoreColumn("40", "15", style: .background, emphasis: .none))
    public static let tied = Self(column: ScoreColumn("2", "2"))
    public static let numbers = Self(column: ScoreColumn("105", "98"))
    public static let advantage = Self(column: ScoreColumn("AD", "40", style: .background))
    public static let withRule = Self(column: ScoreColumn("26", "30", hasTrailingRule: true))
    public static let missing = Self(column: ScoreColumn("", "", style: .background), content: .missing)
    public static let loading = Self(column: ScoreColumn("", ""), content: .placeholder)
}

/// The score cell's page in the gallery.
public enum ScoreCellCatalog: CatalogEntry {
    public typealias ComponentType = ScoreCellView
    public typealias Model = MockScoreCellViewModel

    public static let name = "ScoreCell"
    public static let category = Category.matchCards
    public static let subcategory = "Scores"
    public static let summary = "One column of a score: home above away."
    public static let tags = ["score", "live", "match"]
    public static let defaultWidth = 12
    public static let variants: [Variant<ScoreCellDisplayState>] = [
        Variant("Simple", .simple, summary: "The winner stands out"),
        Variant("Simple both highlighted", .simpleBoth),
        Variant("Simple no highlight", .simplePlain),
        Variant("Border", .border),
        Variant("Border both highlighted", .borderBoth),
        Variant("Border no highlight", .borderPlain),
        Variant("Background", .background),
        Variant("Background both highlighted", .backgroundBoth),
        Variant("Background no highlight", .backgroundPlain),
        Variant("Tied", .tied, summary: "Nobody is ahead"),
        Variant("Numbers", .numbers, summary: "105 beats 98"),
        Variant("Advantage", .advantage, summary: "Advantage beats 40"),
        Variant("With rule", .withRule, summary: "Set apart from what follows"),
        Variant("Missing", .missing, summary: "Play has not begun"),
        Variant("Loading", .loading),
    ]
}
