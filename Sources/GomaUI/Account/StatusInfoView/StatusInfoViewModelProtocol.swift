/// Decides what is told of something that has ended.
@MainActor
public protocol StatusInfoViewModelProtocol: DisplayStateSource<StatusInfoDisplayState> {}
