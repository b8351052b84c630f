/// How prices move, in whatever market they stand.
extension MockOutcomeItemViewModel {
    /// Share of itself by which a price moves.
    private static let share = 0.05
    /// Prices are offered in these steps, and never below the least.
    private static let step = 0.05
    private static let least = 1.01

    /// Moves the price by at least one step; one that cannot be taken stays.
    func moveOdds(_ change: OddsChange) {
        let state = currentDisplayState
        guard let odds = state.odds, state.availability == .open, change != .none else { return }
        let way = max(Self.step, odds * Self.share)
        let target = change == .up ? odds + way : odds - way
        let hundredths = ((target / Self.step).rounded() * Self.step * 100).rounded()
        updateOdds(to: max(Self.least, hundredths / 100))
    }
}

extension Array where Element == MockOutcomeItemViewModel {
    /// Moves the price of a side: the home side stands first, the away side last.
    @MainActor
    func moveOdds(of side: ScoreSide, _ change: OddsChange) {
        switch side {
        case .home: first?.moveOdds(change)
        case .away: last?.moveOdds(change)
        }
    }
}
