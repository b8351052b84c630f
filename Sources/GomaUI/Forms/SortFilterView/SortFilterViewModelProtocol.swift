/// Decides which options a panel shows, and what choosing one of them means.
public protocol SortFilterViewModelProtocol: DisplayStateSource<SortFilterDisplayState>, FilterPanelActions {}
