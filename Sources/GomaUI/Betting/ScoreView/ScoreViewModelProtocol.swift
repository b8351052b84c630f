/// Decides what a score shows; the customer only reads it.
public protocol ScoreViewModelProtocol: DisplayStateSource<ScoreDisplayState> {}
