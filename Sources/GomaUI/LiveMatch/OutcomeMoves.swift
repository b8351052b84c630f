/// How prices move, in whatever market they stand.
extension OutcomeItemDisplayState {
    /// Share of itself by which a price moves.
    private static let share = 0.05
    /// Prices are offered in these steps, and never below the least.
    private static let step = 0.05
    private static let least = 1.01

    /// Moves the price by at least one step; one that cannot be taken stays.
    mutating func movePrice(_ change: OddsChange) {
        guard let odds, availability == .open, change != .none else { return }
        let way = max(Self.step, odds * Self.share)
        let target = change == .up ? odds + way : odds - way
        let hundredths = ((target / Self.step).rounded() * Self.step * 100).rounded()
        movePrice(to: max(Self.least, hundredths / 100))
    }
}

extension Array where Element == OutcomeItemDisplayState {
    /// Moves the price of a side: the home side stands first, the away side last.
    mutating func movePrice(of side: ScoreSide, _ change: OddsChange) {
        guard let last = indices.last else { return }
        switch side {
        case .home: self[0].movePrice(change)
        case .away: self[last].movePrice(change)
        }
    }
}
