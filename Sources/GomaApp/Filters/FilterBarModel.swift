import GomaUI
import TerminalKit

/// The filters of a page in a row; pressing one leads to the panel where it is chosen.
final class FilterBarModel: ViewModel<GeneralFilterBarDisplayState>, GeneralFilterBarViewModelProtocol {
    private let onOpen: (FilterPanel) -> Void

    /// - Parameter onOpen: told the panel that the customer wants to choose in.
    init(_ place: StatePlace<GeneralFilterBarDisplayState>, onOpen: @escaping (FilterPanel) -> Void) {
        self.onOpen = onOpen
        super.init(place)
    }

    var sportViewModels: [any SportSelectorCellViewModelProtocol] {
        parts(\.sports) { place in
            SportSelectorCellViewModel(place) { [weak self] in self?.changeSport(id: place.state.id) }
        }
    }
    var itemViewModels: [any FilterOptionCellViewModelProtocol] {
        parts(\.items) { FilterOptionCellViewModel($0) { [weak self] in self?.changeFilter(id: $0) } }
    }
    /// Asks the owner for all filters, which the page's model answers.
    var mainFilterViewModel: any MainFilterPillViewModelProtocol {
        part(\.mainFilter, MainFilterPillViewModel.init)
    }

    func changeSport(id: String) { onOpen(.sports) }

    func changeFilter(id: String) {
        if let panel = FilterPanel(rawValue: id) { onOpen(panel) }
    }
}
