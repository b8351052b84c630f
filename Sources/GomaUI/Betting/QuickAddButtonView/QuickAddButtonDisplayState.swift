/// A button that adds a fixed amount to the stake.
public struct QuickAddButtonDisplayState: DisplayState {
    /// Whole units of the stake's currency; 0 where there is nothing to add yet.
    @Limited<WholeAmount> public var amount: Int
    /// Whether the amount can be added.
    public var isEnabled: Bool

    public static let blank = Self(amount: 0)

    public init(amount: Int, isEnabled: Bool = true) {
        self.amount = amount
        self.isEnabled = isEnabled
    }
}
