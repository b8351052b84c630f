/// The login is to be opened.
public struct OpenLogin: ComponentRequest {
    public static let name = "account:open-login"
    /// Which game the customer wants to play then; `nil` where it is for none.
    public let game: String?

    public init(game: String? = nil) { self.game = game }

    public var words: String { "open the login\(game.map { " for \($0)" } ?? "")" }
}
