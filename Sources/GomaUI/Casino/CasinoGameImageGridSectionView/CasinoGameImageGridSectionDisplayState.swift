/// A category of games as a heading and a grid of pictures, two rows high.
public struct CasinoGameImageGridSectionDisplayState: CasinoGamesState {
    /// Tells the section from others.
    public var id: String
    /// The category's heading.
    public var bar: CasinoCategoryBarDisplayState
    /// Columns of the grid, from the left.
    public var pairs: [CasinoGameImagePairDisplayState]
    /// How far the games have come.
    public var phase: CasinoGamesPhase

    public static let blank = Self(id: "", bar: .blank, pairs: [], phase: .loading)
    public static let defaults = Self(id: "", bar: .blank, pairs: [])

    public init(
        id: String, bar: CasinoCategoryBarDisplayState, pairs: [CasinoGameImagePairDisplayState],
        phase: CasinoGamesPhase = .games
    ) {
        self.id = id
        self.bar = bar
        self.pairs = pairs
        self.phase = phase
    }

    /// A section of games in their order, down and then to the right.
    public init(bar: CasinoCategoryBarDisplayState, games: [CasinoGameImageDisplayState]) {
        self.init(id: bar.id, bar: bar, pairs: CasinoGameImagePairDisplayState.pairs(of: games))
    }
}
