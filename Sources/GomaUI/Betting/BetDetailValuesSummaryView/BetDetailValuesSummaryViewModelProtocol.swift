/// Decides which lines of a bet's money are shown.
public protocol BetDetailValuesSummaryViewModelProtocol: DisplayStateSource<BetDetailValuesSummaryDisplayState> {
    /// The caption's, where the state has one.
    var headerViewModel: (any BetDetailRowViewModelProtocol)? { get }
    /// One for each line of the state, in its order.
    var rowViewModels: [any BetDetailRowViewModelProtocol] { get }
    /// The last line's, where the state has one.
    var footerViewModel: (any BetDetailRowViewModelProtocol)? { get }
}
