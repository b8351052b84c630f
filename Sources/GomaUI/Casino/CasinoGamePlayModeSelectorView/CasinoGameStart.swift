/// The progress of starting a game.
public enum CasinoGameStart: Codable, Hashable, Sendable {
    /// The customer chooses how to play.
    case choosing
    /// The game is being opened, for practice or with money.
    case starting(isPractice: Bool)
    /// It did not open.
    case failed(RequestFailure)

    var isStarting: Bool { if case .starting = self { true } else { false } }
}
