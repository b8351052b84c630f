import Foundation

/// How prices move, in whatever market they stand.
extension OutcomeItemDisplayState {
    /// Share of itself by which a price moves.
    private static let share = Decimal(hundredths: 5)
    /// Prices are offered in these steps, and never below the least.
    private static let step = Decimal(hundredths: 5)
    private static let least = Decimal(hundredths: 101)

    /// Moves the price by at least one step; one that cannot be taken stays.
    package mutating func movePrice(_ change: OddsChange) {
        guard let odds, availability == .open, change != .none else { return }
        let way = max(Self.step, odds.value * Self.share)
        let target = change == .up ? odds.value + way : odds.value - way
        let price = (target / Self.step).rounded(to: 0) * Self.step
        let least = min(Self.least, odds.value)
        movePrice(to: Odds(nearest: max(least, price)))
    }
}

extension Array where Element == OutcomeItemDisplayState {
    /// Moves the price of a side: the home side stands first, the away side last.
    package mutating func movePrice(of side: ScoreSide, _ change: OddsChange) {
        guard let last = indices.last else { return }
        switch side {
        case .home: self[0].movePrice(change)
        case .away: self[last].movePrice(change)
        }
    }
}
