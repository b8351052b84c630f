/// What may happen to an outcome.
extension OutcomeItemDisplayState: MovingPrice {
    /// Chooses the outcome, or takes the choice back; only an open one can be chosen.
    public mutating func toggleSelection() {
        if availability == .open { isSelected.toggle() }
    }

    /// A new price from the feed: the direction follows from the old one; an equal price is no movement.
    public mutating func movePrice(to price: Double) { move(to: price) }

    /// The movement has been shown for long enough.
    public mutating func clearOddsChange() { oddsChange = .none }
}
