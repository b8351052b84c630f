/// Another code is to be sent to the customer.
public struct ResendCode: ComponentRequest {
    public static let name = "account:resend-code"

    public init() {}

    public var words: String { "send another code" }
}
