/// Decides how many steps there are, and how many of them are done.
public protocol ProgressSegmentsViewModelProtocol: DisplayStateSource<ProgressSegmentsDisplayState> {}
