/// A state that shows a price, and which way it has just moved.
public protocol MovingPrice {
    /// The price; `nil` where there is none.
    var odds: Odds? { get set }
    /// Which way it has just moved, until that has been seen.
    var oddsChange: OddsChange { get set }
    /// Counts the movements, so that a second rise is told from the first.
    var changeCount: Int { get set }
}

extension MovingPrice {
    /// Shows a price that has moved; a movement that has been seen is not shown again.
    package mutating func show(_ price: Price) {
        odds = price.odds
        guard price.changeCount != changeCount else { return }
        oddsChange = price.change
        changeCount = price.changeCount
    }

    /// A new price from the feed: the direction follows from the old one; a first price and an equal one are no movement.
    public mutating func move(to odds: Odds) {
        var price = Price(self.odds ?? odds, change: oddsChange, changeCount: changeCount)
        price.move(to: odds)
        show(price)
    }
}
