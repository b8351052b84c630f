/// An amount is chosen for a deposit, or taken back.
public struct ChooseDeposit: ComponentRequest {
    public static let name = "account:choose-deposit"
    /// In which row of amounts, as its state says; `nil` where nobody has told.
    public let row: String?
    /// What is to be paid in; `nil` for nothing.
    public let amount: Money?

    public init(row: String? = nil, amount: Money? = nil) {
        self.row = row
        self.amount = amount
    }

    public var words: String { amount.map { "pay in \($0.currency) \($0.amount)" } ?? "pay in nothing" }
}
