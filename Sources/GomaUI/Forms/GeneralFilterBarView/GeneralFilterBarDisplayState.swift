/// The filters of a page in a row, and the way to all of them.
public struct GeneralFilterBarDisplayState: DisplayState {
    /// Tells the bar from others on the page.
    public var id: String
    /// What the page is about, as the first pills, one for each sport; none where it is about all of them.
    public var sports: [SportSelectorCellDisplayState]
    /// The other filters, from left to right.
    public var items: [FilterOptionCellDisplayState]
    /// The way to all filters; stays at the right end.
    public var mainFilter: MainFilterPillDisplayState

    public static let blank = Self(id: "", sports: [.blank], items: [.blank, .blank], mainFilter: .blank)

    public init(
        id: String, sports: [SportSelectorCellDisplayState] = [], items: [FilterOptionCellDisplayState],
        mainFilter: MainFilterPillDisplayState
    ) {
        self.id = id
        self.sports = sports
        self.items = items
        self.mainFilter = mainFilter
    }

    /// Has the last pill count what the customer has chosen.
    public mutating func countActive() {
        mainFilter.activeCount = items.count(where: \.isSelected) + sports.count(where: \.isSelected)
    }
}
