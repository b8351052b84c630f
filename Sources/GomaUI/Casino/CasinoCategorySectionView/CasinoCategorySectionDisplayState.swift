/// A category of games as a heading and a row of cards.
public struct CasinoCategorySectionDisplayState: CasinoGamesState {
    /// Tells the section from others.
    public var id: String
    /// The category's heading.
    public var bar: CasinoCategoryBarDisplayState
    /// The first games of the category.
    public var games: [CasinoGameCardDisplayState]
    /// How far the games have come.
    public var phase: CasinoGamesPhase

    public static let blank = Self(id: "", bar: .blank, games: [], phase: .loading)
    public static let defaults = Self(id: "", bar: .blank, games: [])

    public init(
        id: String, bar: CasinoCategoryBarDisplayState, games: [CasinoGameCardDisplayState],
        phase: CasinoGamesPhase = .games
    ) {
        self.id = id
        self.bar = bar
        self.games = games
        self.phase = phase
    }
}
