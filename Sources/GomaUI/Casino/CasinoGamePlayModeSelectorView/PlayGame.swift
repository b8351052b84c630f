/// A game is to begin.
public struct PlayGame: ComponentRequest {
    public static let name = "casino:play-game"
    /// Which game.
    public let id: String
    /// Whether it is for practice, without money.
    public let isPractice: Bool

    public init(id: String, isPractice: Bool) {
        self.id = id
        self.isPractice = isPractice
    }

    public var words: String { "play \(id)\(isPractice ? " for practice" : "")" }
}
