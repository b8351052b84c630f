/// A bet is to be given up for money.
public struct CashOut: ComponentRequest {
    public static let name = "betting:cash-out"
    /// Which bet.
    public let bet: String
    /// How much of it; `nil` for all.
    public let amount: Money?

    public init(bet: String, amount: Money? = nil) {
        self.bet = bet
        self.amount = amount
    }

    public var words: String { "cash out the bet \(bet)" }
}
