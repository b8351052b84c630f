/// The model of an action row: asks its owner for the page that it leads to, or for what it says.
public final class ActionRowViewModel: ViewModel<ActionRowDisplayState>, ActionRowViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("press()", press)]

    /// What pressing means to the owner, such as a menu; gets the row's ID.
    public var onPress: ((String) -> Void)?

    /// A row inside something larger.
    /// - Parameter onPress: what pressing means to the owner; gets the row's ID.
    public convenience init(_ place: StatePlace<ActionRowDisplayState>, onPress: @escaping (String) -> Void) {
        self.init(place)
        self.onPress = onPress
    }

    public func press() {
        record()
        let state = currentDisplayState
        guard state.kind != .information else { return }
        if let onPress { return onPress(state.id) }
        if state.kind == .navigation { ask(to: OpenPage(state.id)) } else { ask(to: PressButton(id: state.id)) }
    }
}
