extension ScoreCellDisplayState {
    /// The gallery's "Simple". The winner stands out.
    public static let simple = Self(column: ScoreColumn("3", "1"))
    /// The gallery's "Simple both highlighted".
    public static let simpleBoth = Self(column: ScoreColumn("3", "1", emphasis: .both))
    /// The gallery's "Simple no highlight".
    public static let simplePlain = Self(column: ScoreColumn("3", "1", emphasis: .none))
    /// The gallery's "Border".
    public static let border = Self(column: ScoreColumn("1", "4", style: .border))
    /// The gallery's "Border both highlighted".
    public static let borderBoth = Self(column: ScoreColumn("1", "4", style: .border, emphasis: .both))
    /// The gallery's "Border no highlight".
    public static let borderPlain = Self(column: ScoreColumn("1", "4", style: .border, emphasis: .none))
    /// The gallery's "Background".
    public static let background = Self(column: ScoreColumn("15", "0", style: .background))
    /// The gallery's "Background both highlighted".
    public static let backgroundBoth = Self(column: ScoreColumn("40", "15", style: .background, emphasis: .both))
    /// The gallery's "Background no highlight".
    public static let backgroundPlain = Self(column: ScoreColumn("40", "15", style: .background, emphasis: .none))
    /// The gallery's "Tied". Nobody is ahead.
    public static let tied = Self(column: ScoreColumn("2", "2"))
    /// The gallery's "Numbers". 105 beats 98.
    public static let numbers = Self(column: ScoreColumn("105", "98"))
    /// The gallery's "Advantage". Advantage beats 40.
    public static let advantage = Self(column: ScoreColumn("AD", "40", style: .background))
    /// The gallery's "With rule". Set apart from what follows.
    public static let withRule = Self(column: ScoreColumn("26", "30", hasTrailingRule: true))
    /// The gallery's "Missing". Play has not begun.
    public static let missing = Self(column: ScoreColumn("", "", style: .background), content: .missing)
    /// The gallery's "Loading".
    public static let loading = Self(column: ScoreColumn("", ""), content: .placeholder)
}

/// The score cell's page in the gallery.
public enum ScoreCellCatalog: CatalogEntry {
    public typealias ComponentType = ScoreCellView

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
