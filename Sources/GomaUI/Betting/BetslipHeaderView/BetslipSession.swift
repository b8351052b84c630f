/// The session of the customer whose bet slip it is.
public enum BetslipSession: Codable, Hashable, Sendable {
    /// Not told yet.
    case unknown
    case guest
    /// The log-in has not come about; it can be tried again.
    case loginFailed(RequestFailure)
    /// The customer is known, the balance on its way.
    case loggingIn
    case loggedIn(balance: Money)

    /// Whether nobody is logged in, nor about to be.
    public var isGuest: Bool {
        switch self {
        case .guest, .loginFailed: true
        case .unknown, .loggingIn, .loggedIn: false
        }
    }
}
