/// The progress of loading the games of a section.
public enum CasinoGamesPhase: Codable, Hashable, Sendable {
    /// They are on their way.
    case loading
    /// They are there, as many as the state has.
    case games
    /// They did not come.
    case failed(RequestFailure)

    /// What comes of asking for games.
    @MainActor
    init(_ answer: RequestAnswer<Void>, in environment: ViewEnvironment) {
        switch answer {
        case .done: self = .games
        case .refused(let reason): self = .failed(RequestFailure(reason))
        case .silence: self = .failed(.noAnswer)
        }
    }
}
