/// A group of markets of a match.
package enum MarketGroup: Hashable, Sendable {
    case result, goals, asian, runs, sets, points
    /// What a feed or a file calls it.
    case named(String)

    /// What tells it from other groups of the match, in any language.
    package var id: String {
        switch self {
        case .result: "result"
        case .goals: "goals"
        case .asian: "asian"
        case .runs: "runs"
        case .sets: "sets"
        case .points: "points"
        case .named(let name): name
        }
    }
}

extension MarketGroup: ExpressibleByStringLiteral {
    package init(stringLiteral name: String) { self = .named(name) }
}
