/// An amount is to be added to the stake.
public struct AddToStake: ComponentRequest {
    public static let name = "betting:add-to-stake"
    /// In whole units of the stake's currency.
    public let amount: Int

    public init(amount: Int) { self.amount = amount }

    public var words: String { "add \(amount) to the stake" }
}
