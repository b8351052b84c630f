import Foundation

/// The limits of a stake, and of what it wins.
public struct StakeLimits: Codable, Hashable, Sendable {
    /// As it is written before amounts.
    public var currency: String
    /// The least that can be staked, in units of the currency.
    @Limited<MoneyAmount> public var minimum: Decimal
    /// The most that can be staked, in units of the currency.
    @Limited<MoneyAmount> public var maximum: Decimal
    /// What the customer has, in units of the currency; `nil` for a guest, whose balance is not known.
    @LimitedIfPresent<MoneyAmount> public var balance: Decimal?
    /// The most that a bet pays, its bonus included, in units of the currency; `nil` for ten billion.
    @LimitedIfPresent<MoneyAmount> public var maximumWinnings: Decimal?

    public init(
        currency: String, minimum: Decimal, maximum: Decimal, balance: Decimal? = nil, maximumWinnings: Decimal? = nil
    ) {
        self.currency = currency
        self.minimum = minimum
        self.maximum = maximum
        self.balance = balance
        self.maximumWinnings = maximumWinnings.flatMap { $0.isFinite ? $0 : nil }
    }

    /// What a bet pays at most.
    package var winnings: Decimal { min(max(maximumWinnings ?? Returns.greatest, 0), Returns.greatest) }

    /// Why a stake cannot be taken, or `nil`.
    func problem(with stake: Decimal) -> StakeProblem? {
        switch StakeRange(minimum, maximum).problem(with: stake) {
        case .below(let least): return .belowMinimum(money(least))
        case .above(let most): return .aboveMaximum(money(most))
        case nil: break
        }
        if let balance, stake > balance { return .aboveBalance(money(balance)) }
        return nil
    }

    /// Takes a stake from the balance, or gives a negative one back.
    mutating func pay(_ stake: Decimal) { balance = balance.map { $0 - stake } }

    func money(_ amount: Decimal) -> Money { Money(amount, currency) }
}
