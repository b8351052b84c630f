/// What may happen to a market.
extension MarketOutcomesLineDisplayState {
    /// Takes no bets until ``resume()``.
    /// - Parameter notice: what the owner says of it; `nil` for the component's own words.
    public mutating func suspend(notice: String? = nil) {
        mode = .suspended
        self.notice = notice
    }

    /// Takes no bets any more.
    public mutating func close() {
        mode = .closed
        notice = nil
    }

    /// Takes bets again; selections are kept.
    public mutating func resume() { mode = .outcomes }
}
