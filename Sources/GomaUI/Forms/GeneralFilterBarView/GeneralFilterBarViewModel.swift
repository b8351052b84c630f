/// The model of a general filter bar: has the owner open the choice of a filter that is pressed, and all filters.
public final class GeneralFilterBarViewModel: ViewModel<GeneralFilterBarDisplayState>,
    GeneralFilterBarViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("changeSport(id:)", changeSport), Action("changeFilter(id:)", changeFilter),
    ]

    public var sportViewModels: [any SportSelectorCellViewModelProtocol] {
        parts(\.sports) { SportSelectorCellViewModel($0) { [weak self] in self?.changeSport(id: $0) } }
    }

    public var itemViewModels: [any FilterOptionCellViewModelProtocol] {
        parts(\.items) { FilterOptionCellViewModel($0) { [weak self] in self?.changeFilter(id: $0) } }
    }

    public var mainFilterViewModel: any MainFilterPillViewModelProtocol {
        part(\.mainFilter, MainFilterPillViewModel.init)
    }

    public func changeSport(id: String) {
        record(id)
        guard currentDisplayState.sports.contains(where: { $0.id == id }) else { return }
        ask(to: OpenSports(current: id))
    }

    public func changeFilter(id: String) {
        record(id)
        guard currentDisplayState.items.contains(where: { $0.id == id }) else { return }
        ask(to: OpenFilter(id: id))
    }
}
