/// A panel of countries that open to show their leagues, one of which can be chosen.
///
/// The choice stands beside the leagues, and whether a country is open beside its leagues, so that neither changes the
/// lists of leagues: these are shared by the states before and after, and not compared league by league.
public struct CountryLeaguesFilterDisplayState: FilterPanelState {
    public static let group = "country-leagues"

    /// Names the panel, such as "Popular Countries".
    public var title: String
    /// In their order.
    public var countries: [CountryLeagues]
    /// The league to which events are limited; `nil` for none. One that no country has marks none.
    public var selectedID: String?
    /// Whether only the panel's header shows.
    public var isCollapsed: Bool
    /// What has been typed to find leagues, by their own names or their countries'; empty for all of them.
    @TypedText<SearchLength> public var searchText: String

    public static let blank = Self(title: "", countries: [])

    public init(
        title: String, countries: [CountryLeagues], selectedID: String? = nil, isCollapsed: Bool = false,
        searchText: String = ""
    ) {
        self.title = title
        self.countries = countries
        self.selectedID = selectedID
        self.isCollapsed = isCollapsed
        self.searchText = searchText
    }
}
