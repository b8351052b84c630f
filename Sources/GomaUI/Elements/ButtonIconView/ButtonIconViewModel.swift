/// The model of a button icon: tells whoever owns the button that it was pressed, unless it is disabled.
public final class ButtonIconViewModel: ViewModel<ButtonIconDisplayState>,
    ButtonIconViewModelProtocol, ActingModel
{
    public static let actions = [Action("press()", press)]

    /// What pressing means to the owner, such as a ticket.
    public var onPress: (() -> Void)?

    /// A button inside something larger.
    /// - Parameter onPress: what pressing means to the owner.
    public convenience init(_ place: StatePlace<ButtonIconDisplayState>, onPress: @escaping () -> Void) {
        self.init(place)
        self.onPress = onPress
    }

    public func press() {
        record()
        guard currentDisplayState.isEnabled else { return }
        if let onPress { onPress() } else { ask(to: PressButton(id: currentDisplayState.id)) }
    }
}
