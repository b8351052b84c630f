/// The games that the customer has played last.
public struct RecentlyPlayedGamesDisplayState: CasinoGamesState {
    /// Tells the section from others.
    public var id: String
    /// The heading; `nil` for the component's own words.
    public var title: String?
    /// The games, the latest first.
    public var games: [CasinoGameSearchedDisplayState]
    /// How far the games have come.
    public var phase: CasinoGamesPhase

    public static let blank = Self(id: "", games: [], phase: .loading)
    public static let defaults = Self(id: "", games: [])

    public init(
        id: String, title: String? = nil, games: [CasinoGameSearchedDisplayState], phase: CasinoGamesPhase = .games
    ) {
        self.id = id
        self.title = title
        self.games = games
        self.phase = phase
    }
}
