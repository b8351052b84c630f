/// The model of an action row: asks its owner for the page that it leads to, or for what it says.
public final class ActionRowViewModel: ItemViewModel<ActionRowDisplayState>, ActionRowViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("press()", press)]

    public func press() {
        record()
        let state = currentDisplayState
        guard state.kind != .information else { return }
        if let onPress { return onPress(state.id) }
        if state.kind == .navigation { ask(to: OpenPage(state.id)) } else { ask(to: PressButton(id: state.id)) }
    }
}
