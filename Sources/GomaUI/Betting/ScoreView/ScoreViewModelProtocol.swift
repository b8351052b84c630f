/// Decides what a score shows; the customer only reads it.
@MainActor
public protocol ScoreViewModelProtocol: DisplayStateSource<ScoreDisplayState> {}
