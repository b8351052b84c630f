import Foundation

/// A match as filters know it.
struct ListedMatch: Codable, Hashable, Sendable {
    let id: String
    let sport: Sport?
    let country: String
    let countryCode: String?
    let competition: String
    /// `nil` once it has begun, and where nobody knows.
    let start: Date?
    /// From now on; 0 while it is played, and `nil` where nobody knows.
    private(set) var hoursToStart: Double?
    let isLive: Bool
    let isFavorite: Bool
    let marketCount: Int
    /// The lowest price of its main market; `nil` without any.
    var lowestOdds: Odds?

    static let secondsOfHour = 3600.0

    /// Tells a league from others, of other countries and sports too.
    var league: String { "\(sport?.rawValue ?? "")/\(country)/\(competition)" }

    /// - Parameter now: what hours are counted from; `nil` where nobody knows.
    init(_ match: Match, now: CalendarMoment?) {
        id = match.id
        sport = match.sport
        country = match.country
        countryCode = match.countryCode
        competition = match.competition
        start = match.start
        hoursToStart = match.isLive ? 0 : Self.hours(from: now, to: match.start)
        isLive = match.isLive
        isFavorite = match.isFavorite
        marketCount = match.marketCount
        lowestOdds = match.markets.first?.outcomes.map(\.odds).min()
    }

    /// The same match, with the hours from a moment to its start.
    func counted(from now: CalendarMoment?) -> ListedMatch {
        guard start != nil else { return self }
        var match = self
        match.hoursToStart = Self.hours(from: now, to: start)
        return match
    }

    private static func hours(from now: CalendarMoment?, to start: Date?) -> Double? {
        guard let now, let start else { return nil }
        return start.timeIntervalSince(now.date) / secondsOfHour
    }
}
