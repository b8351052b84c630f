/// Decides how many steps there are, and how many of them are done.
@MainActor
public protocol ProgressSegmentsViewModelProtocol: DisplayStateSource<ProgressSegmentsDisplayState> {}
