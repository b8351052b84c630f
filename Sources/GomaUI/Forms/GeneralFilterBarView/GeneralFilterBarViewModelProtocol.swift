/// Decides which filters a bar shows, and what pressing one of them means.
@MainActor
public protocol GeneralFilterBarViewModelProtocol: DisplayStateSource<GeneralFilterBarDisplayState> {
    /// `nil` where there is no sport. A press arrives there and is handed to the bar.
    var sportViewModel: (any SportSelectorCellViewModelProtocol)? { get }
    /// One for each filter of the state, in its order. A press arrives there and is handed to the bar.
    var itemViewModels: [any FilterOptionCellViewModelProtocol] { get }
    var mainFilterViewModel: any MainFilterPillViewModelProtocol { get }

    /// Brings the other sports.
    func changeSport()
    /// Brings what else there is to choose from for a filter.
    func changeFilter(id: String)
}
