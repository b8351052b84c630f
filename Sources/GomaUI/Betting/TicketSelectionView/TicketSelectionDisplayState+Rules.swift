/// What may happen to a selection of a placed bet.
extension TicketSelectionDisplayState {
    /// The match begins, or goes on.
    public mutating func goLive(score: TicketScore) {
        self.score = score
        tag = .live
    }

    /// The selection is decided; the score stays as it is.
    public mutating func settle(as result: BetResult) { tag = result == .open ? nil : .result(result) }
}
