/// An offer for giving up a bet is wanted; the answer is the amount.
public struct LoadCashout: ComponentRequest {
    public typealias Reply = Money

    public static let name = "betting:load-cashout"
    /// Which bet.
    public let bet: String
    /// The amount of the offer before.
    public let previous: Money
    /// How often an offer has come before.
    public let renewal: Int

    public init(bet: String, previous: Money, renewal: Int) {
        self.bet = bet
        self.previous = previous
        self.renewal = renewal
    }

    public var words: String { "load an offer to cash out the bet \(bet)" }
}
