/// Decides which leagues a panel shows, and what choosing one of them means.
public protocol LeaguesFilterViewModelProtocol: DisplayStateSource<LeaguesFilterDisplayState>, FilterPanelActions {}
