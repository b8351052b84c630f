/// The answer to a cash-out that was sent is waited for.
public struct AwaitCashout: ComponentRequest {
    public static let name = "betting:await-cashout"
    /// Which bet.
    public let bet: String

    public init(bet: String) { self.bet = bet }

    public var words: String { "wait for the answer to the cash-out of the bet \(bet)" }
}
