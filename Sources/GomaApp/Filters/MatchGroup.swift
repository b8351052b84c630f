/// Matches that have something in common, whatever their sport and league.
enum MatchGroup: String, CaseIterable, Codable, Hashable, Sendable {
    case all, live, favorites
    /// With more markets than most.
    case big

    /// Markets from which on a match is a big one.
    static let leastMarkets = 120

    func contains(_ match: ListedMatch) -> Bool {
        switch self {
        case .all: true
        case .live: match.isLive
        case .favorites: match.isFavorite
        case .big: match.marketCount >= Self.leastMarkets
        }
    }

    var icon: Pictogram? {
        switch self {
        case .all: nil
        case .live: .live
        case .favorites: .star
        case .big: .trophy
        }
    }
}
