extension PageKit {
    /// A bar of a page's tabs, which marks the one that is shown, however it has come to be.
    mutating func addTabs() {
        addSource("tabs", options: TabsOptions.self) { options, setting in TabsSource(options, in: setting) }
        bind(AdaptiveTabBarView.self, to: AppTabs.self) { AdaptiveTabBarViewModel($0.place(\.bar)) }
    }
}
