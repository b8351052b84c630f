/// Another code is to be sent to the customer.
public struct ResendCode: ComponentRequest {
    public static let name = "account:resend-code"
    /// Which code, as its state says.
    public let code: String

    public init(code: String) { self.code = code }

    public var words: String { "send another code for \(code)" }
}
