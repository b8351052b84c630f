/// Decides which options a panel shows, and what choosing one of them means.
@MainActor
public protocol SortFilterViewModelProtocol: DisplayStateSource<SortFilterDisplayState>, FilterPanelActions {}
