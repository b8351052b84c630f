/// Decides what is told of something that has ended.
public protocol StatusInfoViewModelProtocol: DisplayStateSource<StatusInfoDisplayState> {}
