/// The customer wants to pay in.
public struct OpenDeposit: ComponentRequest {
    public static let name = "account:open-deposit"

    public init() {}

    public var words: String { "open the deposit" }
}
