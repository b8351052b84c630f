extension InlineScoreDisplayState {
    static let tennis = Self(columns: [
        .game("30", "15"), .set(1, "6", "4"), .set(2, "4", "6"), .set(3, "2", "1"),
    ])
    static let tennisSecondSet = Self(columns: [.game("0", "15"), .set(1, "6", "4"), .set(2, "3", "2")])
    static let tennisAdvantage = Self(
        columns: [.game("40", "A"), .set(1, "6", "7"), .set(2, "7", "6"), .set(3, "5", "6")])
    static let tennisFiveSets = Self(
        columns: [
            .game("30", "15"), .set(1, "6", "7"), .set(2, "7", "6"), .set(3, "4", "6"), .set(4, "6", "3"),
            .set(5, "5", "4"),
        ])
    static let football = Self(columns: [.goals("2", "1")])
    static let footballTied = Self(columns: [.goals("1", "1")])
    static let footballHigh = Self(columns: [.goals("5", "3")])
    static let footballStart = Self(columns: [.goals("0", "0")])
    static let basketball = Self(
        columns: [
            .points("78", "82"), .quarter(1, "22", "18"), .quarter(2, "19", "24"), .quarter(3, "21", "22"),
            .quarter(4, "16", "18"),
        ])
    static let basketballTied = Self(
        columns: [
            .points("88", "88"), .quarter(1, "22", "24", emphasis: .none), .quarter(2, "19", "20", emphasis: .none),
            .quarter(3, "25", "22", emphasis: .none), .quarter(4, "22", "22", emphasis: .none),
        ])
    static let volleyball = Self(
        columns: [.game("15", "12"), .set(1, "25", "22"), .set(2, "23", "25"), .set(3, "1", "0")])
    static let hidden = Self(columns: [.goals("2", "1")], isVisible: false)
    static let empty = Self(columns: [])
}

extension InlineScoreColumnDisplayState {
    /// The points of all quarters, set apart from them.
    static func points(_ home: String, _ away: String) -> Self {
        Self(home, away, id: "points", hasTrailingRule: true)
    }

    static func set(_ number: Int, _ home: String, _ away: String) -> Self { Self(home, away, id: "set-\(number)") }

    static func quarter(
        _ number: Int, _ home: String, _ away: String, emphasis: ScoreColumn.Emphasis = .winnerLoser
    ) -> Self {
        Self(home, away, id: "quarter-\(number)", emphasis: emphasis)
    }

    static func goals(_ home: String, _ away: String) -> Self { Self(home, away, id: "goals", emphasis: .both) }
}

enum InlineScoreCatalog: CatalogEntry {
    typealias ComponentType = InlineScoreView

    static let category = Category.matchCards
    static let subcategory = "Scores"
    static let summary = "A small live score beside the names."
    static let tags = ["score", "live", "match", "inline"]
    static let children: [any StandardComponent.Type] = [InlineScoreColumnView.self]
    static let variants: [Variant<InlineScoreDisplayState>] = [
        Variant("Tennis match", .tennis, summary: "Points of the game, then the sets"),
        Variant("Tennis second set", .tennisSecondSet),
        Variant("Tennis advantage", .tennisAdvantage),
        Variant("Tennis five sets", .tennisFiveSets),
        Variant("Football match", .football),
        Variant("Football tied", .footballTied),
        Variant("Football high score", .footballHigh),
        Variant("Football start", .footballStart),
        Variant("Basketball match", .basketball, summary: "All points, then the quarters"),
        Variant("Basketball tied", .basketballTied, summary: "Plain quarters"),
        Variant("Basketball early", .init(columns: [.points("42", "38")])),
        Variant("Volleyball match", .volleyball),
        Variant("Empty", .empty, summary: "No score yet"),
        Variant("Hidden", .hidden, summary: "Takes no room"),
    ]
}
