/// Statistics of a match, a page for each kind.
public struct StatisticsWidgetDisplayState: DisplayState {
    /// Tells the widget from others.
    public var id: String
    /// The pages, in their order.
    public var tabs: [StatisticsTab]
    /// The page in view, from 0; one that does not exist stands for the nearest that does.
    @Limited<Position> public var selectedTabIndex: Int

    public static let blank = Self(id: "", tabs: [])

    public init(id: String, tabs: [StatisticsTab], selectedTabIndex: Int = 0) {
        self.id = id
        self.tabs = tabs
        self.selectedTabIndex = selectedTabIndex
    }

    /// The place of the page in view, among those there are; `nil` without any.
    public var shownTabIndex: Int? { tabs.isEmpty ? nil : min(max(0, selectedTabIndex), tabs.count - 1) }

    /// The page in view; `nil` where there is none.
    public var shownTab: StatisticsTab? { shownTabIndex.map { tabs[$0] } }

    /// The bar above the pages, which follows from them.
    public var tabBar: MarketGroupSelectorTabDisplayState {
        MarketGroupSelectorTabDisplayState(
            id: id,
            groups: tabs.enumerated().map { index, tab in
                MarketGroupTabItemDisplayState(id: tab.id, title: .named(tab.title), isSelected: index == shownTabIndex)
            }, ground: .backgroundCards)
    }
}
