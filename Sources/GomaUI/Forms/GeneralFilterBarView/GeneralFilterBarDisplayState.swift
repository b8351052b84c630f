/// The filters of a page in a row, and the way to all of them.
public struct GeneralFilterBarDisplayState: DisplayState {
    /// Tells the bar from others on the page.
    public var id: String
    /// What the page is about, as the first pill; `nil` where it is about all sports.
    public var sport: SportSelectorCellDisplayState?
    /// The other filters, from left to right.
    public var items: [FilterOptionCellDisplayState]
    /// Stays at the right end.
    public var mainFilter: MainFilterPillDisplayState

    public static let blank = Self(id: "", sport: .blank, items: [.blank, .blank], mainFilter: .blank)

    public init(
        id: String, sport: SportSelectorCellDisplayState? = nil, items: [FilterOptionCellDisplayState],
        mainFilter: MainFilterPillDisplayState
    ) {
        self.id = id
        self.sport = sport
        self.items = items
        self.mainFilter = mainFilter
    }

    /// Has the last pill count what the customer has chosen.
    public mutating func countActive() {
        mainFilter.activeCount = items.count(where: \.isSelected) + (sport?.isSelected == true ? 1 : 0)
    }
}
