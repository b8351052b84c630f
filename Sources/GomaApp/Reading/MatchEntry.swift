import Foundation

/// A match as a page's file holds it.
struct MatchEntry: Decodable {
    let match: Match

    private enum Key: String, CodingKey {
        case id, sport, country, competition, home, away, start, live, favorite, markets, statistics
        case countryCode = "country-code"
        case marketCount = "market-count"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        var match = Match(
            id: try values.text(.id), sport: try values.decodeIfPresent(Sport.self, forKey: .sport),
            country: try values.textIfPresent(.country) ?? "",
            countryCode: try values.textIfPresent(.countryCode),
            competition: try values.text(.competition), home: try values.text(.home), away: try values.text(.away),
            phase: .upcoming(start: try values.decodeIfPresent(MomentText.self, forKey: .start)?.moment?.date),
            isFavorite: try values.decodeIfPresent(Bool.self, forKey: .favorite) ?? false,
            markets: try values.decodeIfPresent([MarketEntry].self, forKey: .markets)?.map(\.market) ?? [],
            marketCount: try values.decodeIfPresent(Limited<MarketCount>.self, forKey: .marketCount)?.number)
        if let live = try values.decodeIfPresent(LiveEntry.self, forKey: .live) {
            match.phase = .live(MatchClock(.named(live.period), minute: live.minute))
            match.score = .total(Tally(live.home, live.away))
        }
        match.statistics = try values.decodeIfPresent(StatisticsEntry.self, forKey: .statistics)?.statistics ?? []
        self.match = match
    }

    private enum MarketCount: NumberRange { static let range = 0...100_000 }
}
