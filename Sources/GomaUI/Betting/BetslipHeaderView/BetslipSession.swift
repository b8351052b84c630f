/// The session of the customer whose bet slip it is.
public enum BetslipSession: Codable, Hashable, Sendable {
    /// Not told yet.
    case unknown
    case guest
    /// The customer is known, the balance on its way.
    case loggingIn
    case loggedIn(balance: Money)
}
