/// The value in a line of a bet's details; numbers are written by the view, so that they line up.
public enum BetDetailValue: Codable, Hashable, Sendable {
    case text(String)
    case money(Money)
    /// Decimal odds.
    case odds(Odds)
    case result(BetResult)

    /// The value as it is read.
    @MainActor
    func string(in environment: ViewEnvironment) -> String {
        switch self {
        case .text(let text): text
        case .money(let money): environment.money.string(money)
        case .odds(let odds): environment.odds.string(odds)
        case .result(let result): "\(result.mark(in: environment.glyphs)) \(environment.text(result.title))"
        }
    }
}
