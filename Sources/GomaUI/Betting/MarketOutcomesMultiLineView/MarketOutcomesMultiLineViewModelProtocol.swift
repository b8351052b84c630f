/// Decides what a group of markets shows.
public protocol MarketOutcomesMultiLineViewModelProtocol: DisplayStateSource<MarketOutcomesMultiLineDisplayState> {
    /// One for each line of the state, in its order.
    var lineViewModels: [any MarketOutcomesLineViewModelProtocol] { get }

    /// Asks for the markets again, after they did not come.
    func reload()
}
