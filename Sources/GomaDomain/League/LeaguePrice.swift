import Foundation

/// The prices that a league offers: a ladder of them, as bookmakers have it.
enum LeaguePrice {
    /// From the least to the greatest, in hundredths.
    static let range = 101...5000

    /// The highest price on the ladder that a chance is worth, the bookmaker's share included.
    static func odds(for chance: Double) -> Odds {
        let exact = Int(min(100 / max(chance, 1e-6), Double(range.upperBound)) + 1e-9)
        let step =
            switch exact {
            case ..<200: 1
            case ..<300: 2
            case ..<500: 5
            case ..<1000: 10
            case ..<2000: 50
            default: 100
            }
        return ladder[max(exact / step * step, range.lowerBound) - range.lowerBound]
    }

    private static let ladder = range.map { Odds(nearest: Amount(hundredths: $0)) }
}
