import Foundation
import GomaCatalog

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

extension Match {
    /// The moment that it is in tests.
    static let now = CalendarMoment(year: 2026, month: 6, day: 11, hour: 18, minute: 15)

    /// A match of a test, as far as filters look at it.
    /// - Parameters:
    ///   - hours: from ``now`` until it begins; `nil` where nobody knows.
    ///   - odds: the lowest price.
    static func listed(
        _ id: String, _ sport: Sport = .football, _ country: String = "England",
        _ league: String = "Premier League",
        in hours: Double? = 1, isLive: Bool = false, isFavorite: Bool = false, markets: Int = 10, odds: Odds = 2
    ) -> Match {
        Match(
            id: id, sport: sport, country: country, countryCode: nil, competition: league, home: "Home \(id)",
            away: "Away \(id)",
            phase: isLive
                ? .live(MatchClock(.firstHalf, minute: 3))
                : .upcoming(start: hours.map { now.date.addingTimeInterval($0 * 3600) }),
            isFavorite: isFavorite,
            markets: [
                Market(
                    id: "1x2", name: "Result",
                    outcomes: [
                        Outcome(id: "home", title: "Home", odds: odds),
                        Outcome(id: "away", title: "Away", odds: Odds(nearest: odds.value + 1)),
                    ])
            ], marketCount: markets)
    }
}
