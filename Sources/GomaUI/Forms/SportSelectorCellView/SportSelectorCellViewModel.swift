/// The model of a sport selector cell: has the choice of sports opened, by the bar around it or by the owner.
public final class SportSelectorCellViewModel: ItemViewModel<SportSelectorCellDisplayState>,
    SportSelectorCellViewModelProtocol, ActingModel
{
    public static let actions = [Action("openSports()", openSports)]

    public func openSports() {
        record()
        let id = currentDisplayState.id
        if let onPress { onPress(id) } else { ask(to: OpenSports(current: id)) }
    }
}
