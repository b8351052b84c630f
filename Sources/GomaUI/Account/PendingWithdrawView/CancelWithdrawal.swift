/// A withdrawal is not to be paid out after all.
public struct CancelWithdrawal: ComponentRequest {
    public static let name = "account:cancel-withdrawal"
    /// Which, by its transaction.
    public let transaction: String

    public init(transaction: String) { self.transaction = transaction }

    public var words: String { "cancel the withdrawal \(transaction)" }
}
