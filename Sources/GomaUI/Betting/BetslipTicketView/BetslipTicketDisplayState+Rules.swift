/// What may happen to a selection on the bet slip.
extension BetslipTicketDisplayState: MovingPrice {
    /// How long a selection that was taken out can be put back, in seconds.
    public static let secondsToUndo = BetSlip.secondsToUndo

    /// Takes the selection out; for some seconds it can be put back.
    public mutating func remove() {
        if presence == .shown { presence = .removed(secondsLeft: Limited(Self.secondsToUndo)) }
    }

    /// Puts the selection back, as long as it can be.
    public mutating func undoRemoval() {
        if case .removed = presence { presence = .shown }
    }

    /// Seconds in which the selection can still be put back; `nil` where it was not taken out.
    var secondsLeft: Int? {
        guard case .removed(let seconds) = presence else { return nil }
        return seconds.number
    }

    /// A second of those in which it can be put back is over; after the last it is gone.
    public mutating func secondPassed() {
        guard case .removed(let seconds) = presence else { return }
        presence = seconds.secondLater.map(BetslipTicketPresence.removed) ?? .gone
    }

    /// Holds the price back for a while; without a reason it is said in general words.
    public mutating func hold(because reason: String? = nil) {
        if status == .open { status = .suspended(reason: reason) }
    }

    /// Gives a price that was held back free again.
    public mutating func release() {
        if case .suspended = status { status = .open }
    }
}
