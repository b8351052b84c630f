/// What may happen to a low row of prices.
extension CompactOutcomesLineDisplayState {
    /// Holds all prices back, or gives them free again; selections are kept.
    public mutating func setAvailability(_ availability: OutcomeAvailability) {
        for index in outcomes.indices { outcomes[index].availability = availability }
    }
}
