/// The model of a filter option cell: has the choice of its filter opened, by the bar around it or by the owner.
public final class FilterOptionCellViewModel: ItemViewModel<FilterOptionCellDisplayState>,
    FilterOptionCellViewModelProtocol, ActingModel
{
    public static let actions = [Action("openChoices()", openChoices)]

    public func openChoices() {
        record()
        let state = currentDisplayState
        if let onPress { onPress(state.id) } else { ask(to: OpenFilter(id: state.id)) }
    }
}
