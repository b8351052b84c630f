/// A reason why a bet cannot be placed with what was typed.
public enum StakeProblem: Hashable, Sendable {
    /// A selection of the bet slip cannot be bet on.
    case ticketsInvalid
    case notANumber
    case belowMinimum(Money)
    case aboveMaximum(Money)
    case aboveBalance(Money)
}

extension ViewEnvironment {
    /// What is wrong with a stake, in a sentence.
    public func sentence(for problem: StakeProblem) -> String {
        switch problem {
        case .ticketsInvalid: text(.ticketsInvalid)
        case .notANumber: text(.stakeNotANumber, ["example": money.string(1250.50)])
        case .belowMinimum(let least): text(.stakeBelowMinimum, ["amount": money.string(least)])
        case .aboveMaximum(let most): text(.stakeAboveMaximum, ["amount": money.string(most)])
        case .aboveBalance(let balance): text(.stakeAboveBalance, ["amount": money.string(balance)])
        }
    }
}
