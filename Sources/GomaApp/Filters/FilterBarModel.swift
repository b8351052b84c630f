/// The filters of a page in a row; pressing one asks for the panel where it is chosen.
final class FilterBarModel: ViewModel<GeneralFilterBarDisplayState>, GeneralFilterBarViewModelProtocol {
    var sportViewModels: [any SportSelectorCellViewModelProtocol] {
        parts(\.sports) { SportSelectorCellViewModel($0) { [weak self] in self?.changeSport(id: $0) } }
    }
    var itemViewModels: [any FilterOptionCellViewModelProtocol] {
        parts(\.items) { FilterOptionCellViewModel($0) { [weak self] in self?.changeFilter(id: $0) } }
    }
    /// Asks the owner for all filters, which the page's model answers.
    var mainFilterViewModel: any MainFilterPillViewModelProtocol {
        part(\.mainFilter, MainFilterPillViewModel.init)
    }

    func changeSport(id: String) { ask(to: OpenFilter(id: FilterPanel.sports.rawValue)) }

    func changeFilter(id: String) { ask(to: OpenFilter(id: id)) }
}
