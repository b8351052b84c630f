/// The model of a button: tells whoever owns the button that it was pressed, unless it is disabled.
public final class ButtonViewModel: ViewModel<ButtonDisplayState>, ButtonViewModelProtocol, ActingModel {
    public static let actions = [Action("press()", press)]

    /// What pressing means to the owner, such as a form.
    public var onPress: (() -> Void)?

    /// A button inside something larger.
    /// - Parameter onPress: what pressing means to the owner.
    public convenience init(_ place: StatePlace<ButtonDisplayState>, onPress: @escaping () -> Void) {
        self.init(place)
        self.onPress = onPress
    }

    public func press() {
        record()
        guard currentDisplayState.isEnabled else { return }
        if let onPress { onPress() } else { ask(to: PressButton(id: currentDisplayState.id)) }
    }
}
