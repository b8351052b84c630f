/// The orders that matches can be listed in.
enum MatchOrder: String, CaseIterable, Codable, Hashable, Sendable {
    /// Those with the most markets first.
    case popular
    /// Those that begin soonest first, and before them those that are played.
    case soonest
    /// Those with the lowest price first.
    case lowestOdds

    /// Whether one match stands before another.
    func places(_ one: ListedMatch, before other: ListedMatch) -> Bool {
        switch self {
        case .popular: one.marketCount > other.marketCount
        case .soonest: one.hoursToStart ?? .infinity < other.hoursToStart ?? .infinity
        case .lowestOdds: one.lowestOdds ?? .greatest < other.lowestOdds ?? .greatest
        }
    }
}
