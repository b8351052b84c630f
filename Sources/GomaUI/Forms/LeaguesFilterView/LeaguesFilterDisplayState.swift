/// A panel of leagues, one of which can be chosen.
public struct LeaguesFilterDisplayState: OptionPanelState {
    public static let group = "leagues"

    /// Names the panel; `nil` for "Leagues" in the customer's language.
    public var title: String?
    /// In their order, with how many events each has.
    public var leagues: [FilterOption]
    /// The league to which events are limited; `nil` for none.
    public var selectedID: String?
    /// Whether only the header shows.
    public var isCollapsed: Bool
    /// What has been typed to find leagues; empty for all of them.
    @TypedText<SearchLength> public var searchText: String

    public static let blank = Self(leagues: [])

    public init(
        title: String? = nil, leagues: [FilterOption], selectedID: String? = nil, isCollapsed: Bool = false,
        searchText: String = ""
    ) {
        self.title = title
        self.leagues = leagues
        self.selectedID = selectedID
        self.isCollapsed = isCollapsed
        self.searchText = searchText
    }

    public var options: [FilterOption] { leagues }
}
