/// The answer to a cash-out that was sent is waited for.
public struct AwaitCashout: ComponentRequest {
    public static let name = "betting:await-cashout"

    public init() {}

    public var words: String { "wait for the answer to the cash-out" }
}
