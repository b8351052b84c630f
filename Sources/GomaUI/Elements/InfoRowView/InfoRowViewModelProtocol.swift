/// Decides what a line tells.
@MainActor
public protocol InfoRowViewModelProtocol: DisplayStateSource<InfoRowDisplayState> {}
