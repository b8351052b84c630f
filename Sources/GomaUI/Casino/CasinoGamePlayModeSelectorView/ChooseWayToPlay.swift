/// The customer takes one of the ways to play a game that its owner has offered.
public struct ChooseWayToPlay: ComponentRequest {
    public static let name = "casino:choose-way"
    /// Which game.
    public let game: String
    /// Which way, by the button's ID.
    public let way: String

    public init(game: String, way: String) {
        self.game = game
        self.way = way
    }

    public var words: String { "take the way \(way) to play \(game)" }
}
