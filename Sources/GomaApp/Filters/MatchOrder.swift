import Foundation

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
        case .soonest: one.isSooner(than: other)
        case .lowestOdds: one.lowestOdds ?? .greatest < other.lowestOdds ?? .greatest
        }
    }

    var icon: Pictogram {
        switch self {
        case .popular: .flame
        case .soonest: .clock
        case .lowestOdds: .chart
        }
    }
}

extension ListedMatch {
    /// Whether it begins before another; one that is played has begun, and one of which nobody knows comes last.
    fileprivate func isSooner(than other: ListedMatch) -> Bool {
        guard !isLive, !other.isLive else { return isLive && !other.isLive }
        return start ?? .distantFuture < other.start ?? .distantFuture
    }
}
