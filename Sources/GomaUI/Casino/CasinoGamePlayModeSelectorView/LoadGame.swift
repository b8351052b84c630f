/// The obstacle between the customer and a game is to be found out.
public struct LoadGame: ComponentRequest {
    public typealias Reply = CasinoGameAccess

    public static let name = "casino:load-game"
    /// Which game.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "find out whether \(id) can be played" }
}
