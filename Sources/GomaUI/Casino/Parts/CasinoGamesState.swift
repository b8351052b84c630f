/// The state of a section of games that may still be on their way.
public protocol CasinoGamesState: DisplayState {
    /// Tells the section from others.
    var id: String { get }
    /// How far the games have come.
    var phase: CasinoGamesPhase { get set }
}
