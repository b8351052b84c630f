/// The value in a line of a bet's details; numbers are written by the view, so that they line up.
public enum BetDetailValue: Codable, Hashable, Sendable {
    case text(String)
    case money(Money)
    /// Decimal odds.
    case odds(Odds)
    case result(BetResult)

    /// The value in words and numbers.
    @MainActor
    func string(in environment: ViewEnvironment) -> String {
        switch self {
        case .text(let text): text
        case .money(let money): environment.money.string(money)
        case .odds(let odds): environment.odds.string(odds)
        case .result(let result): environment.text(result.title)
        }
    }

    /// What stands before it and says the same; empty for nothing.
    func mark(in glyphs: Glyphs) -> String {
        guard case .result(let result) = self else { return "" }
        return result.mark(in: glyphs)
    }
}
