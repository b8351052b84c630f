/// A bet is to be given up for money.
public struct CashOut: ComponentRequest {
    public static let name = "betting:cash-out"
    /// Which bet.
    public let bet: String
    /// For how much, as the customer saw it.
    public let amount: Money
    /// Whether that is all of the bet, rather than a part.
    public let isFull: Bool

    public init(bet: String, amount: Money, isFull: Bool = false) {
        self.bet = bet
        self.amount = amount
        self.isFull = isFull
    }

    public var words: String { "cash out the bet \(bet)" }
}
