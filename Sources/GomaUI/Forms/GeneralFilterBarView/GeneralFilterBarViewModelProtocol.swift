/// Decides which filters a bar shows, and what pressing one of them means.
public protocol GeneralFilterBarViewModelProtocol: DisplayStateSource<GeneralFilterBarDisplayState> {
    /// One for each sport of the state, in its order. A press arrives there and is handed to the bar.
    var sportViewModels: [any SportSelectorCellViewModelProtocol] { get }
    /// One for each filter of the state, in its order. A press arrives there and is handed to the bar.
    var itemViewModels: [any FilterOptionCellViewModelProtocol] { get }
    var mainFilterViewModel: any MainFilterPillViewModelProtocol { get }

    /// Brings the sports that there are in place of one.
    func changeSport(id: String)
    /// Brings what else there is to choose from for a filter.
    func changeFilter(id: String)
}
