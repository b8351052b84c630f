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
    public mutating func movePrice(to odds: Odds) {
        var price = Price(self.odds ?? odds, change: oddsChange, changeCount: changeCount)
        price.move(to: odds)
        show(price)
    }

    /// The movement has been shown for long enough.
    public mutating func clearOddsChange() { oddsChange = .none }

    /// Whether a movement that is to be seen fades in: one that happens before the customer's eyes does, and one that was
    /// there before the view, or while the price was held back, is lit at once. `nil` where it is being shown already.
    /// - Parameters:
    ///   - old: what was shown before.
    ///   - isSame: whether that was of the same outcome.
    ///   - wasOpen: whether its price was not held back.
    package func fadesIn(after old: Self, isSame: Bool, wasOpen: Bool) -> Bool? {
        let isKnown = isSame && old.odds != nil
        let isNew = oddsChange != old.oddsChange || changeCount != old.changeCount
        return isNew || !isKnown || !wasOpen ? isKnown && isNew : nil
    }
}
