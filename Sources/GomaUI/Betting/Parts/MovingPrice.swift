/// A price that a feed moves, and that says which way it has just moved.
package protocol MovingPrice {
    var odds: Odds? { get set }
    var oddsChange: OddsChange { get set }
    /// Counts the movements, so that a second rise is told from the first.
    var changeCount: Int { get set }
}

extension MovingPrice {
    /// A new price from the feed: the direction follows from the old one; an equal price is no movement.
    package mutating func move(to price: Odds) {
        let change = OddsChange(from: odds, to: price)
        odds = price
        guard change != .none else { return }
        oddsChange = change
        changeCount += 1
    }
}

extension OddsChange {
    /// Which way a price goes; a first price goes nowhere.
    package init(from old: Odds?, to new: Odds) {
        guard let old, old != new else {
            self = .none
            return
        }
        self = new > old ? .up : .down
    }
}
