/// Decides what one column of a small score shows; the customer only reads it.
public protocol InlineScoreColumnViewModelProtocol: DisplayStateSource<InlineScoreColumnDisplayState> {}
