/// A button that adds a fixed amount to the stake.
public struct QuickAddButtonDisplayState: DisplayState {
    /// On which slip the stake is; `nil` where the owner knows.
    public var slipID: String?
    /// What is added, in whole units of the stake's currency; 0 where there is nothing to add yet.
    @Limited<WholeAmount> public var amount: Int
    /// Whether the amount can be added.
    public var isEnabled: Bool

    public static let blank = Self(amount: 0)

    public init(slipID: String? = nil, amount: Int, isEnabled: Bool = true) {
        self.slipID = slipID
        self.amount = amount
        self.isEnabled = isEnabled
    }

    /// Whether a press adds anything.
    var adds: Bool { isEnabled && amount > 0 }
}
