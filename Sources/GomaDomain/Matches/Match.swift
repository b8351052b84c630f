import Foundation

/// A match as the bookmaker knows it.
package struct Match: Hashable, Sendable, Identifiable {
    package enum Phase: Hashable, Sendable {
        /// Before it begins; the start is `nil` where nobody has told.
        case upcoming(start: Date?)
        case live(MatchClock)
        case ended
    }

    package let id: String
    package var sport: Sport?
    package var country: String
    /// A few letters in place of a flag.
    package var countryCode: String?
    package var competition: String
    package var home: String
    package var away: String
    package var phase: Phase
    package var score: MatchScore
    /// What is counted beside the score, in the order in which it is told; empty for nothing.
    package var statistics: [MatchStatistic] = []
    package var isFavorite: Bool
    package var markets: [Market]
    /// Markets in all, those that are not listed here included.
    package var marketCount: Int

    package init(
        id: String, sport: Sport? = nil, country: String = "", countryCode: String? = nil, competition: String,
        home: String, away: String, phase: Phase, score: MatchScore = .total(Tally(0, 0)),
        isFavorite: Bool = false, markets: [Market], marketCount: Int? = nil
    ) {
        self.id = id
        self.sport = sport
        self.country = country
        self.countryCode = countryCode
        self.competition = competition
        self.home = home
        self.away = away
        self.phase = phase
        self.score = score
        self.isFavorite = isFavorite
        self.markets = markets
        self.marketCount = marketCount ?? markets.count
    }

    package var isLive: Bool { if case .live = phase { true } else { false } }

    /// When it begins; `nil` where nobody has told, and once it has begun.
    package var start: Date? { if case .upcoming(let start) = phase { start } else { nil } }

    package func market(_ id: String) -> Market? { markets.first { $0.id == id } }

    /// Whether bets are taken on an outcome of a market. One whose start has passed is upcoming until its feed tells otherwise:
    /// matches begin late, and a feed that is behind says so itself.
    package func takesBets(on outcome: Outcome, of market: Market) -> Bool {
        phase != .ended && !market.isSuspended && outcome.result == nil
    }
}
