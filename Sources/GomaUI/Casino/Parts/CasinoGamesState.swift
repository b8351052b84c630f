/// The state of a section of games that may still be on their way.
public protocol CasinoGamesState: DisplayState {
    /// How far the games have come.
    var phase: CasinoGamesPhase { get set }
}
