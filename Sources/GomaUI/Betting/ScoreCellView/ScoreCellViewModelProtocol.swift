/// Decides what one column of a score shows; the customer only reads it.
public protocol ScoreCellViewModelProtocol: DisplayStateSource<ScoreCellDisplayState> {}
