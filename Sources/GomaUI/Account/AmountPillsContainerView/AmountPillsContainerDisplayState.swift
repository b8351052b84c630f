/// A row of amounts to pay in, of which at most one is chosen.
public struct AmountPillsContainerDisplayState: DisplayState {
    /// Tells the row from others on the page.
    public var id: String
    /// The amounts, from left to right; which one is chosen, each pill says itself.
    public var pills: [AmountPillDisplayState]

    public static let blank = Self(id: "", pills: [.blank, .blank, .blank])

    public init(id: String, pills: [AmountPillDisplayState]) {
        self.id = id
        self.pills = pills
    }

    /// A pill for each amount.
    /// - Parameters:
    ///   - currency: of all amounts.
    ///   - selected: the amount that is chosen; `nil` for none.
    public init(id: String, amounts: [Amount], currency: String, selected: Amount? = nil) {
        self.init(
            id: id,
            pills: amounts.map {
                AmountPillDisplayState(id: "\($0)", amount: Money($0, currency), isSelected: $0 == selected)
            })
    }

    /// The ID of the chosen pill, the first where the data says several; `nil` where none is.
    public var selectedPillID: String? { pills.first(where: \.isSelected)?.id }
}
