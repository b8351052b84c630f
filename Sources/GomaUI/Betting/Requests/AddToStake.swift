/// An amount is to be added to the stake.
public struct AddToStake: ComponentRequest {
    public static let name = "betting:add-to-stake"
    /// How much is added, in whole units of the stake's currency.
    public let amount: Int
    /// On which slip; `nil` where nobody has told.
    public let slip: String?

    public init(amount: Int, slip: String? = nil) {
        self.amount = amount
        self.slip = slip
    }

    public var words: String { "add \(amount) to the stake" }
}
