/// What may happen to statistics.
extension StatisticsWidgetDisplayState {
    /// Shows a page, or the nearest that there is.
    public mutating func showTab(_ index: Int) {
        selectedTabIndex = index
        selectedTabIndex = shownTabIndex ?? 0
    }

    /// Asks for what a page shows, where nobody has yet, or where it was not given. What is there stays meanwhile.
    public mutating func load(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        switch tabs[index].phase {
        case .notLoaded, .failed: tabs[index].phase = tabs[index].refreshFailure == nil ? .loading : .refreshing
        case .loading, .loaded, .refreshing: break
        }
    }

    /// Asks once more for what a page shows already.
    public mutating func refresh(_ index: Int) {
        guard tabs.indices.contains(index), tabs[index].phase == .loaded || tabs[index].refreshFailure != nil else {
            return
        }
        tabs[index].phase = .refreshing
    }

    /// What a page waits for is there.
    public mutating func receive(_ content: StatisticsContent, at index: Int) {
        guard tabs.indices.contains(index), tabs[index].phase.isAwaited else { return }
        tabs[index].content = content
        tabs[index].phase = .loaded
    }

    /// What a page waits for is not given; what is there already stays. Without a message it is said in general words.
    public mutating func refuse(_ failure: RequestFailure = .refused, at index: Int) {
        guard tabs.indices.contains(index), tabs[index].phase.isAwaited else { return }
        tabs[index].phase = .failed(failure)
    }
}
