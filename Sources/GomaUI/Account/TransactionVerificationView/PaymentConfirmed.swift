/// The customer has confirmed a payment on the phone, and it goes on.
public struct PaymentConfirmed: ComponentRequest {
    public static let name = "account:payment-confirmed"
    public static let isNotice = true
    /// Which payment, as the state says.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "go on with the confirmed payment \(id)" }
}
