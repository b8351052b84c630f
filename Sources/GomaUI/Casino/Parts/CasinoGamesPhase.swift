/// The progress of loading the games of a section.
public enum CasinoGamesPhase: Codable, Hashable, Sendable {
    /// They are on their way.
    case loading
    /// They are there, as many as the state has.
    case games
    /// They did not come.
    case failed(RequestFailure)
}
