/// A reason why a bet that was sent has not been placed.
public enum BetRefusal: Codable, Hashable, Sendable {
    /// The odds moved while the bet was on its way.
    case oddsChanged
    /// A selection closed while the bet was on its way.
    case selectionClosed
    /// The owner did not take it, or did not answer.
    case notTaken(RequestFailure)
}
