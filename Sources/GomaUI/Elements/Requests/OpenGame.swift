/// The page of a game is to be opened.
public struct OpenGame: ComponentRequest {
    public static let name = "casino:open-game"
    /// Which game.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the game \(id)" }
}
