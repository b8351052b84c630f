import GomaCatalog

@testable import GomaPages

extension Match {
    /// A match of a test, as far as filters look at it.
    /// - Parameters:
    ///   - hours: until it begins; `nil` where nobody knows.
    ///   - odds: the lowest price.
    static func listed(
        _ id: String, _ sport: Sport = .football, _ country: String = "England",
        _ league: String = "Premier League",
        in hours: Double? = 1, isLive: Bool = false, isFavorite: Bool = false, markets: Int = 10, odds: Odds = 2
    ) -> Match {
        Match(
            id: id, sport: sport, country: country, countryCode: nil, competition: league, home: "Home \(id)",
            away: "Away \(id)", phase: isLive ? .live(MatchClock(.firstHalf, minute: 3)) : .upcoming(start: "Soon"),
            hoursToStart: hours, isFavorite: isFavorite,
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
