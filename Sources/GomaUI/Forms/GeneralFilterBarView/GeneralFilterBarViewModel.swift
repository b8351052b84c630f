/// The model of a general filter bar: has the owner open the choice of a filter that is pressed, and all filters.
public final class GeneralFilterBarViewModel: ViewModel<GeneralFilterBarDisplayState>,
    GeneralFilterBarViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("changeSport()", changeSport), Action("changeFilter(id:)", changeFilter),
    ]

    public var sportViewModel: (any SportSelectorCellViewModelProtocol)? {
        part(\.sport) { SportSelectorCellViewModel($0) { [weak self] in self?.changeSport() } }
    }

    public var itemViewModels: [any FilterOptionCellViewModelProtocol] {
        parts(\.items) { FilterOptionCellViewModel($0) { [weak self] in self?.changeFilter(id: $0) } }
    }

    public var mainFilterViewModel: any MainFilterPillViewModelProtocol {
        part(\.mainFilter, MainFilterPillViewModel.init)
    }

    public func changeSport() {
        record()
        if let sport = currentDisplayState.sport { ask(to: OpenSports(current: sport.id)) }
    }

    public func changeFilter(id: String) {
        record(id)
        guard currentDisplayState.items.contains(where: { $0.id == id }) else { return }
        ask(to: OpenFilter(id: id))
    }

    /// Puts another sport and other filters in place of those there are, and counts what the customer has chosen.
    public func updateFilters(sport: SportSelectorCellDisplayState?, items: [FilterOptionCellDisplayState]) {
        update {
            $0.sport = sport
            $0.items = items
            $0.countActive()
        }
    }
}
