/// An amount to pay in that is offered ready to choose.
public struct AmountPillDisplayState: DisplayState {
    /// Tells the pill from its neighbours.
    public var id: String
    /// Whole units of the currency that the field beside it is in; 0 where nothing is offered yet.
    @Limited<WholeAmount> public var amount: Int
    /// Whether this amount is the chosen one.
    public var isSelected: Bool
    /// Whether the amount can be chosen.
    public var isEnabled: Bool

    public static let blank = Self(id: "", amount: 0)

    public init(id: String, amount: Int, isSelected: Bool = false, isEnabled: Bool = true) {
        self.id = id
        self.amount = amount
        self.isSelected = isSelected
        self.isEnabled = isEnabled
    }
}

extension AmountPillDisplayState: OneOfMany {
    public var canBeChosen: Bool { isEnabled }
}
