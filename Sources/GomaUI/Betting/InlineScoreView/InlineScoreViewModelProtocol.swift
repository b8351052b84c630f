/// Decides what a small score shows; the customer only reads it.
public protocol InlineScoreViewModelProtocol: DisplayStateSource<InlineScoreDisplayState> {
    /// One for each column of the state, in its order.
    var columnViewModels: [any InlineScoreColumnViewModelProtocol] { get }
}
