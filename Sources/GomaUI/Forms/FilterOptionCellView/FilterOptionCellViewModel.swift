/// The model of a filter option cell: has the choice of its filter opened, by the bar around it or by the owner.
public final class FilterOptionCellViewModel: ViewModel<FilterOptionCellDisplayState>,
    FilterOptionCellViewModelProtocol, ActingModel
{
    public static let actions = [Action("openChoices()", openChoices)]

    private var onOpen: ((String) -> Void)?

    /// A filter inside a bar.
    /// - Parameter onOpen: what pressing means to the bar; gets the filter's ID.
    public convenience init(_ place: StatePlace<FilterOptionCellDisplayState>, onOpen: @escaping (String) -> Void) {
        self.init(place)
        self.onOpen = onOpen
    }

    public func openChoices() {
        record()
        let state = currentDisplayState
        if let onOpen { onOpen(state.id) } else { ask(to: OpenFilter(id: state.id)) }
    }
}
