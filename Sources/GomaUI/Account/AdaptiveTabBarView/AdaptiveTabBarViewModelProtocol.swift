/// Decides which set of tabs shows, and where a tab leads.
public protocol AdaptiveTabBarViewModelProtocol: DisplayStateSource<AdaptiveTabBarDisplayState> {
    /// Goes to a tab, and to another set where the tab leads there.
    func selectTab(id: String, inSet setID: String)

    /// Called by the view once a switch has been shown to its end.
    func finishSwitch()
}
