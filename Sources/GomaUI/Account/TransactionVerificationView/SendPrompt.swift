/// The prompt to confirm a transaction is to go to the customer's phone.
public struct SendPrompt: ComponentRequest {
    public static let name = "account:send-prompt"

    public init() {}

    public var words: String { "send the prompt to the phone" }
}
