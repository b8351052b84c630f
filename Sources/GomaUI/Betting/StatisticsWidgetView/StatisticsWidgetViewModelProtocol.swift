/// Decides which statistics there are, and brings those that come into view.
public protocol StatisticsWidgetViewModelProtocol: DisplayStateSource<StatisticsWidgetDisplayState> {
    /// The bar above the pages. A tab that is chosen there brings its page into view.
    var tabBarViewModel: any MarketGroupSelectorTabViewModelProtocol { get }

    /// Brings a page into view, counted from 0, or the nearest that there is.
    func showTab(_ index: Int)
    /// Asks once more for what the page in view was not given.
    func tryAgain()
    /// Asks once more for what the page in view shows already.
    func refresh()
}
