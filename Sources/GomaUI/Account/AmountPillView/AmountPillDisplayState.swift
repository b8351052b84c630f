/// An amount to pay in that is offered ready to choose.
public struct AmountPillDisplayState: DisplayState, Identifiable, OneOfMany {
    /// Tells the pill from its neighbours.
    public var id: String
    /// Which row of amounts it is one of; `nil` where the owner knows.
    public var rowID: String?
    /// What can be paid in; `nil` where nothing is offered yet.
    public var amount: Money?
    /// Whether this amount is the chosen one.
    public var isSelected: Bool
    /// Whether the amount can be chosen.
    public var isEnabled: Bool

    public static let blank = Self(id: "", amount: nil)

    public init(id: String, rowID: String? = nil, amount: Money?, isSelected: Bool = false, isEnabled: Bool = true) {
        self.id = id
        self.rowID = rowID
        self.amount = amount
        self.isSelected = isSelected
        self.isEnabled = isEnabled
    }
}
