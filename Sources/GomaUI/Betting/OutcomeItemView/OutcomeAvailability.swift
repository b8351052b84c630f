/// The availability of a price.
public enum OutcomeAvailability: String, CaseIterable, Codable, Hashable, Sendable {
    case open
    /// The price is on its way.
    case loading
    /// The price is held back for the moment.
    case locked
    /// There is no price to take.
    case unavailable
}
