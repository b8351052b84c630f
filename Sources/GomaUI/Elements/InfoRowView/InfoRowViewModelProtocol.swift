/// Decides what a line tells.
public protocol InfoRowViewModelProtocol: DisplayStateSource<InfoRowDisplayState> {}
