import GomaUI

/// A match as the bookmaker knows it.
struct Match: Hashable, Sendable {
    /// The phases of a match.
    enum Phase: Hashable, Sendable {
        /// Before it begins, with the start ready to read.
        case upcoming(start: String)
        /// Such as "1st Half" and 23; no minute in a break.
        case live(period: String, minute: Int?)
        case ended
    }

    let id: String
    var sport: Pictogram?
    var country: String
    /// A few letters in place of a flag.
    var countryCode: String?
    var competition: String
    var home: String
    var away: String
    var phase: Phase
    /// Hours until it begins, as the page says it; `nil` where it does not.
    var hoursToStart: Double?
    var homeScore = 0
    var awayScore = 0
    var isFavorite = false
    var markets: [Market]
    /// Markets in all, those that are not listed here included.
    var marketCount: Int

    var isLive: Bool { if case .live = phase { true } else { false } }
}

/// A market of a match, and its outcomes.
struct Market: Hashable, Sendable {
    let id: String
    var name: String
    var isSuspended = false
    /// The group that it is listed in beside all markets; `nil` for none.
    var group: String?
    var outcomes: [Outcome]

    /// Prices that a low row shows at most.
    static let shownOutcomes = 3

    /// Four outcomes stand in a square.
    var layout: MarketOutcomesLayout { outcomes.count == MarketOutcomesLayout.grid.capacity ? .grid : .row }
}

/// One way in which a market can end.
struct Outcome: Hashable, Sendable {
    /// The results of an outcome.
    enum Result: String, CaseIterable, Hashable, Sendable { case won, lost, void }

    let id: String
    var title: String
    /// What stands for the title where there is little room; the title itself where `nil`.
    var shortTitle: String?
    var odds: Odds
    var change = OddsChange.none
    /// Counts changes of the price.
    var changeCount = 0
    var result: Result?
}

extension Match {
    /// Reads a match from a page.
    init(_ reader: PageReader) throws {
        try reader.allow([
            "id", "sport", "country", "country-code", "competition", "home", "away", "start", "starts-in",
            "live", "market-count", "favorite", "markets",
        ])
        id = try reader.needed("id")
        sport = try reader.choice("sport")
        country = try reader.text("country") ?? ""
        countryCode = try reader.text("country-code")
        competition = try reader.needed("competition")
        home = try reader.needed("home")
        away = try reader.needed("away")
        phase = .upcoming(start: try reader.text("start") ?? "")
        hoursToStart = try reader.number("starts-in")
        isFavorite = try reader.flag("favorite") ?? false
        markets = try reader.list("markets").map(Market.init)
        marketCount = try reader.count("market-count", in: 0...100_000) ?? markets.count
        if let live = try reader.mapping("live") { try begin(live) }
    }

    /// Reads how far it has come.
    private mutating func begin(_ reader: PageReader) throws {
        try reader.allow(["period", "minute", "home", "away"])
        phase = .live(period: try reader.needed("period"), minute: try reader.count("minute", in: 0...999))
        homeScore = try reader.count("home", in: 0...999) ?? 0
        awayScore = try reader.count("away", in: 0...999) ?? 0
    }
}

extension Market {
    init(_ reader: PageReader) throws {
        try reader.allow(["id", "name", "group", "suspended", "outcomes"])
        id = try reader.needed("id")
        name = try reader.needed("name")
        group = try reader.text("group")
        isSuspended = try reader.flag("suspended") ?? false
        outcomes = try reader.list("outcomes").map(Outcome.init)
    }
}

extension Outcome {
    init(_ reader: PageReader) throws {
        try reader.allow(["id", "title", "short", "odds"])
        id = try reader.needed("id")
        title = try reader.needed("title")
        shortTitle = try reader.text("short")
        odds = try reader.odds("odds")
    }
}
