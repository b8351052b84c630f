import Foundation

/// A day of a made-up league: its matches, and all that happens to them and to their prices.
///
/// Everything follows from the seed, and nothing from a clock.
package struct League: Sendable {
    package let opening: Date
    private let plans: [LeaguePlan]

    /// How many matches a league can have, and about how many changes.
    package static let matchCounts = 1...1000
    package static let eventCounts = 0...10_000_000

    /// - Parameters:
    ///   - matchCount: the nearest count that a league can have.
    ///   - eventCount: about how many changes there are; the scores, clocks, statistics and results of all matches come in any case,
    ///     and the statistics are not among those that are counted.
    package init(seed: UInt64, matchCount: Int = 500, eventCount: Int = 2_000_000, opening: Date) {
        self.opening = opening
        let matchCount = min(max(matchCount, Self.matchCounts.lowerBound), Self.matchCounts.upperBound)
        let eventCount = min(max(eventCount, Self.eventCounts.lowerBound), Self.eventCounts.upperBound)
        plans = LeaguePlanner(seed, opening: opening).plans(matchCount, eventCount: eventCount)
    }

    /// The matches as they are at the opening: those that are on come first, then the others by their start.
    package var matches: [Match] { matches(at: .zero) }

    /// The matches as they are at a moment since the opening. Prices that have moved by then stand as if they had never moved.
    package func matches(at moment: Duration) -> [Match] {
        plans.map { $0.match(at: moment.wholeMilliseconds, opening: opening) }
    }

    package var changes: LeagueChanges { changes(after: .zero) }

    /// The changes after a moment since the opening.
    package func changes(after moment: Duration) -> LeagueChanges {
        LeagueChanges(plans, after: moment.wholeMilliseconds)
    }
}

extension Duration {
    /// Whole milliseconds, none of them before the opening.
    fileprivate var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(min(max(seconds, 0), 1 << 40)) * 1000 + (seconds < 0 ? 0 : Int(attoseconds / 1_000_000_000_000_000))
    }
}
