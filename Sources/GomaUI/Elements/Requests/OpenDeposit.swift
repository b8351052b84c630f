/// The customer wants to pay in.
public struct OpenDeposit: ComponentRequest {
    public static let name = "account:open-deposit"
    /// Which game the customer wants to play then; `nil` where it is for none.
    public let game: String?
    /// Into which wallet; `nil` for the customer's only one.
    public let wallet: String?

    public init(game: String? = nil, wallet: String? = nil) {
        self.game = game
        self.wallet = wallet
    }

    public var words: String {
        "open the deposit\(game.map { " for \($0)" } ?? "")\(wallet.map { " into \($0)" } ?? "")"
    }
}
