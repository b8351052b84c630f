/// The customer wants to pay in.
public struct OpenDeposit: ComponentRequest {
    public static let name = "account:open-deposit"
    /// Which game the customer wants to play then; `nil` where it is for none.
    public let game: String?

    public init(game: String? = nil) { self.game = game }

    public var words: String { "open the deposit\(game.map { " for \($0)" } ?? "")" }
}
