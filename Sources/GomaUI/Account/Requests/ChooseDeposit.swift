/// An amount is chosen for a deposit, or taken back.
public struct ChooseDeposit: ComponentRequest {
    public static let name = "account:choose-deposit"
    /// In whole units of the deposit's currency; `nil` for none.
    public let amount: Int?

    public init(amount: Int? = nil) { self.amount = amount }

    public var words: String { amount.map { "pay in \($0)" } ?? "pay in nothing" }
}
