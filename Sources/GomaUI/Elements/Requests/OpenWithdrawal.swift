/// The customer wants to be paid out.
public struct OpenWithdrawal: ComponentRequest {
    public static let name = "account:open-withdrawal"

    public init() {}

    public var words: String { "open the withdrawal" }
}
