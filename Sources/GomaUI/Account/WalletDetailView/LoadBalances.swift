/// The balances of the account are wanted; the answer is `nil` where they are as they were known.
public struct LoadBalances: ComponentRequest {
    public typealias Reply = WalletBalances?

    public static let name = "account:load-balances"
    /// Whether nothing is known of them yet.
    public let isFirst: Bool

    public init(isFirst: Bool) { self.isFirst = isFirst }

    public var words: String { "load the balances" }
}
