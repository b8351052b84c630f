/// What may happen to the markets of a card.
extension MarketOutcomesMultiLineDisplayState {
    /// Selects these outcomes and no others, as the bet slip has them.
    /// - Parameter ids: their offers' IDs; an outcome without one goes by its own, which other markets may have too.
    public mutating func selectOutcomes(ids: Set<String>) {
        for index in lines.indices { lines[index].selectOutcomes(ids: ids) }
    }
}
