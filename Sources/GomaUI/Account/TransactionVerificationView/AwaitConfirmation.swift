/// What the customer says to the prompt on the phone is waited for.
public struct AwaitConfirmation: ComponentRequest {
    public static let name = "account:await-confirmation"

    public init() {}

    public var words: String { "wait for the confirmation" }
}
