/// What may happen to a market.
extension MarketOutcomesLineDisplayState {
    /// Takes no bets until ``resume()``.
    public mutating func suspend(notice: String) {
        mode = .suspended
        self.notice = notice
    }

    /// Takes bets again; selections are kept.
    public mutating func resume() { mode = .outcomes }

    /// Selects these outcomes and no others, as the bet slip has them.
    public mutating func selectOutcomes(ids: Set<String>) {
        for index in outcomes.indices { outcomes[index].isSelected = ids.contains(outcomes[index].id) }
    }
}
