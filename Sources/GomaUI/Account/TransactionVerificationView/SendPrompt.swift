/// The prompt to confirm a transaction is to go to the customer's phone.
public struct SendPrompt: ComponentRequest {
    public static let name = "account:send-prompt"
    /// Of which transaction.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "send the prompt for \(id) to the phone" }
}
