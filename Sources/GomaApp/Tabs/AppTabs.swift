/// The tabs of a page, as a bar shows them.
struct AppTabs {
    /// What requests call their group.
    static let group = "tabs"
    /// What requests call the tab that all begins with.
    static let first = "first"

    let items: [TabItemDisplayState]

    var bar: AdaptiveTabBarDisplayState {
        AdaptiveTabBarDisplayState(
            tabSets: [TabSetDisplayState(id: Self.group, items: items)], activeTabSetID: Self.group)
    }
}
