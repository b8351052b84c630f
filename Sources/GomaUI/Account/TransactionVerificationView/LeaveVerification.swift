/// The customer is done with a payment that is confirmed, and goes on to what follows it.
public struct LeaveVerification: ComponentRequest {
    public static let name = "account:leave-verification"
    /// Which payment, as the state says.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "go on after the payment \(id)" }
}
