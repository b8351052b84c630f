/// The progress of loading the games of a section.
public enum CasinoGamesPhase: Codable, Hashable, Sendable {
    /// They are on their way.
    case loading
    /// They are there, as many as the state has.
    case games
    /// They did not come; `nil` says so in general words.
    case failed(message: String?)

    /// How long games take to come.
    static let loadingTime = Duration.milliseconds(1500)

    /// What comes of asking for games.
    @MainActor
    init(_ answer: MockAnswer, in environment: ViewEnvironment) {
        switch answer {
        case .given: self = .games
        case .refused: self = .failed(message: nil)
        case .silence: self = .failed(message: environment.text(.noAnswer))
        }
    }
}
