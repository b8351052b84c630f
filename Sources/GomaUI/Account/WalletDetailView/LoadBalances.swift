/// The balances of the account are wanted; the answer is `nil` where they are as they were known.
public struct LoadBalances: ComponentRequest {
    public typealias Reply = WalletBalances?

    public static let name = "account:load-balances"
    /// Whether nothing is known of them yet.
    public let isFirst: Bool
    /// Of which account; `nil` where nobody has told.
    public let account: String?

    public init(isFirst: Bool, account: String? = nil) {
        self.isFirst = isFirst
        self.account = account
    }

    public var words: String { "load the balances" }
}
