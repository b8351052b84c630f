/// What may happen to an outcome.
extension OutcomeItemDisplayState: MovingPrice {
    /// Chooses the outcome, or takes the choice back; only an open one can be chosen.
    public mutating func toggleSelection() {
        if availability == .open { isSelected.toggle() }
    }

    /// The price that was on its way has come.
    public mutating func arrive(at price: Odds) {
        guard availability == .loading else { return }
        odds = price
        availability = .open
    }

    /// Holds the price back for a while; a selection is kept.
    public mutating func hold() {
        if availability == .open { availability = .locked }
    }

    /// Gives a price that was held back free again.
    public mutating func release() {
        if availability == .locked { availability = .open }
    }
}
