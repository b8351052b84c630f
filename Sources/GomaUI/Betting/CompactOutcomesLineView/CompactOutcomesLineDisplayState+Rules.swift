/// What may happen to a low row of prices.
extension CompactOutcomesLineDisplayState {
    /// The prices that were on their way have come.
    public mutating func arrive() {
        for index in outcomes.indices {
            if let price = outcomes[index].odds { outcomes[index].arrive(at: price) }
        }
    }

    /// Holds the prices back for a while; selections are kept.
    public mutating func hold() {
        for index in outcomes.indices { outcomes[index].hold() }
    }

    /// Gives the prices that were held back free again.
    public mutating func release() {
        for index in outcomes.indices { outcomes[index].release() }
    }
}
