import GomaUI

extension Match {
    /// Reads a match from a page.
    init(_ reader: PageReader) throws {
        try reader.allow([
            "id", "sport", "country", "country-code", "competition", "home", "away", "start", "live",
            "market-count", "favorite", "markets",
        ])
        let markets = try reader.list("markets").map(Market.init)
        self.init(
            id: try reader.needed("id"), sport: try reader.choice("sport"), country: try reader.text("country") ?? "",
            countryCode: try reader.text("country-code"), competition: try reader.needed("competition"),
            home: try reader.needed("home"), away: try reader.needed("away"),
            phase: .upcoming(start: try reader.moment("start")?.date),
            isFavorite: try reader.flag("favorite") ?? false, markets: markets,
            marketCount: try reader.count("market-count", in: 0...100_000))
        if let live = try reader.mapping("live") { try begin(live) }
    }

    /// Reads how far it has come.
    private mutating func begin(_ reader: PageReader) throws {
        try reader.allow(["period", "minute", "home", "away"])
        phase = .live(MatchClock(.named(try reader.needed("period")), minute: try reader.count("minute", in: 0...999)))
        let home = try reader.count("home", in: 0...999) ?? 0
        score = .total(Tally(home, try reader.count("away", in: 0...999) ?? 0))
    }
}

extension Market {
    init(_ reader: PageReader) throws {
        try reader.allow(["id", "name", "group", "suspended", "outcomes"])
        self.init(
            id: try reader.needed("id"), name: try reader.needed("name"),
            isSuspended: try reader.flag("suspended") ?? false, group: try reader.text("group"),
            outcomes: try reader.list("outcomes").map(Outcome.init))
    }
}

extension Outcome {
    init(_ reader: PageReader) throws {
        try reader.allow(["id", "title", "short", "odds"])
        self.init(
            id: try reader.needed("id"), title: try reader.needed("title"), shortTitle: try reader.text("short"),
            price: Price(try reader.odds("odds")))
    }
}
