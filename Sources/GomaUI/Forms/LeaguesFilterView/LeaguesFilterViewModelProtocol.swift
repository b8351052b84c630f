/// Decides which leagues a panel shows, and what choosing one of them means.
@MainActor
public protocol LeaguesFilterViewModelProtocol: DisplayStateSource<LeaguesFilterDisplayState>, FilterPanelActions {}
