/// How prices move, in whatever market they stand.
extension OutcomeItemDisplayState {
    /// Moves the price by at least one step; one that cannot be taken stays.
    package mutating func movePrice(_ change: OddsChange) {
        guard let odds, availability == .open else { return }
        var price = Price(odds, change: oddsChange, changeCount: changeCount)
        price.step(change)
        show(price)
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
