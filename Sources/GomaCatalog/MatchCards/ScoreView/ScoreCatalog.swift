extension ScoreDisplayState {
    static let idle = Self(
        phase: .idle, columns: [ScoreColumn("0", "0"), ScoreColumn("0", "0"), ScoreColumn("0", "0")])
    static let loading = Self(phase: .loading)
    static let empty = Self(phase: .empty)
    static let tennis = Self(
        columns: [.game("15", "30"), .init("6", "4"), .init("4", "6"), .init("7", "6")], serving: .away)
    static let tennisAdvantage = Self(
        columns: [.game("A", "40"), .init("6", "3"), .init("5", "6")], serving: .home)
    static let tennisDeuce = Self(
        columns: [.game("40", "40"), .init("7", "6"), .init("3", "6"), .init("5", "4")], serving: .home)
    static let simple = Self(
        columns: [.init("6", "4"), .init("4", "6"), .init("3", "2"), .init("30", "15", emphasis: .both)])
    static let basketball = Self(
        columns: [
            .init("25", "22"), .init("18", "28"), .init("31", "24"), .init("26", "30", hasTrailingRule: true),
            .total("100", "104"),
        ])
    static let football = Self(columns: [.init("2", "1", emphasis: .both)])
    static let footballTied = Self(columns: [.init("2", "2")])
    static let volleyball = Self(
        columns: [.init("25", "21"), .init("23", "25"), .init("22", "25", hasTrailingRule: true), .total("1", "2")])
    static let hockey = Self(
        columns: [.init("1", "0"), .init("2", "3"), .init("1", "1", hasTrailingRule: true), .total("4", "4")])
    static let americanFootball = Self(
        columns: [
            .init("7", "3"), .init("14", "10"), .init("0", "7"), .init("6", "14", hasTrailingRule: true),
            .total("27", "34"),
        ])
    static let bordered = Self(
        columns: [.init("25", "23", style: .border), .init("21", "25", style: .border)])
    static let grounded = Self(
        columns: [.init("100", "98", style: .background), .init("89", "112", style: .background)])
    static let mixed = Self(
        columns: [
            .init("25", "23"), .init("21", "25", style: .border), .init("2", "1", style: .background),
            .init("15", "12", emphasis: .none),
        ])
}

extension ScoreColumn {
    /// What all periods come to.
    static func total(_ home: String, _ away: String) -> Self {
        Self(home, away, style: .background, emphasis: .winnerLoser)
    }
}

enum ScoreCatalog: CatalogEntry {
    typealias ComponentType = ScoreView

    static let category = Category.matchCards
    static let subcategory = "Scores"
    static let summary = "A score in columns, for any sport."
    static let tags = ["score", "live", "match", "loading"]
    static let children: [any StandardComponent.Type] = [ScoreCellView.self]
    static let variants: [Variant<ScoreDisplayState>] = [
        Variant("Idle", .idle, summary: "Play has not begun"),
        Variant(
            "Loading", .loading, summary: "The score comes after a while",
            feed: .arrival(while: { $0.phase == .loading }) { score, _ in score = .simple }),
        Variant("Empty", .empty),
        Variant("Display", .simple, summary: "Three sets and the points of the game"),
        Variant("Tennis", .tennis, summary: "The away side serves"),
        Variant("Tennis advantage", .tennisAdvantage, summary: "The home side serves"),
        Variant("Tennis deuce", .tennisDeuce),
        Variant("Basketball", .basketball),
        Variant("Football", .football),
        Variant("Football tied", .footballTied, summary: "Nobody is ahead"),
        Variant("Volleyball", .volleyball),
        Variant("Hockey", .hockey),
        Variant("American football", .americanFootball),
        Variant("Seven columns", .init(columns: (1...7).map { ScoreColumn(String($0), String(8 - $0)) })),
        Variant("Border style", .bordered),
        Variant("Background style", .grounded),
        Variant("Mixed styles", .mixed),
        Variant("Large scores", .init(columns: [.init("999", "0"), .init("123", "456")])),
    ]
    static let plays = [
        Play(
            "A score arrives", state: "Loading",
            """
            expect not "30"
            wait 1.5s
            expect "30"
            frame "The score has come"
            """)
    ]
}
