/// What may happen to a selection of a placed bet.
extension TicketSelectionDisplayState {
    /// The match begins, or goes on; a selection that is decided stays so.
    public mutating func goLive(score: TicketScore) {
        self.score = score
        if result == nil || result == .open { tag = .live }
    }

    /// The selection is decided; the score stays as it is.
    public mutating func settle(as result: BetResult) { tag = result == .open ? nil : .result(result) }
}
