/// The customer's answer to the prompt on the phone is waited for.
public struct AwaitConfirmation: ComponentRequest {
    public static let name = "account:await-confirmation"
    /// Of which transaction.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "wait for the confirmation of \(id)" }
}
