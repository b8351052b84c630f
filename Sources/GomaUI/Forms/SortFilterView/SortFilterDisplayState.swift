/// A panel of orders or other filters that exclude each other, one of which can be chosen.
public struct SortFilterDisplayState: OptionPanelState {
    public static let group = "sort"

    /// Names the panel, such as "Sort by".
    public var title: String
    /// In their order.
    public var options: [FilterOption]
    /// The option that is chosen; `nil` for none.
    public var selectedID: String?
    /// Whether only the header shows.
    public var isCollapsed: Bool
    /// What has been typed to find options; empty for all of them.
    @TypedText<SearchLength> public var searchText: String

    public static let blank = Self(title: "", options: [])

    public init(
        title: String, options: [FilterOption], selectedID: String? = nil, isCollapsed: Bool = false,
        searchText: String = ""
    ) {
        self.title = title
        self.options = options
        self.selectedID = selectedID
        self.isCollapsed = isCollapsed
        self.searchText = searchText
    }
}
