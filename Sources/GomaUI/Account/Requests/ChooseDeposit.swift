/// An amount is chosen for a deposit, or taken back.
public struct ChooseDeposit: ComponentRequest {
    public static let name = "account:choose-deposit"
    /// What is to be paid in; `nil` for nothing.
    public let amount: Money?

    public init(amount: Money? = nil) { self.amount = amount }

    public var words: String { amount.map { "pay in \($0.currency) \($0.amount)" } ?? "pay in nothing" }
}
