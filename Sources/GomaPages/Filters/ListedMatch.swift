import GomaUI

/// A match as filters know it.
struct ListedMatch: Codable, Hashable, Sendable {
    let id: String
    let sport: Sport?
    let country: String
    let countryCode: String?
    let competition: String
    /// From now; 0 while it is played, and `nil` where nobody knows.
    let hoursToStart: Double?
    let isLive: Bool
    let isFavorite: Bool
    let marketCount: Int
    /// The lowest price of its main market; `nil` without any.
    let lowestOdds: Odds?

    /// Tells a league from others, of other countries and sports too.
    var league: String { "\(sport?.rawValue ?? "")/\(country)/\(competition)" }

    init(_ match: Match) {
        id = match.id
        sport = match.sport
        country = match.country
        countryCode = match.countryCode
        competition = match.competition
        hoursToStart = match.isLive ? 0 : match.hoursToStart
        isLive = match.isLive
        isFavorite = match.isFavorite
        marketCount = match.marketCount
        lowestOdds = match.markets.first?.outcomes.map(\.odds).min()
    }
}
