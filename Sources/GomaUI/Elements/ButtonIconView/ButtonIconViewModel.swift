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

    /// Lets it be pressed, or no more.
    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }

    /// Gives it another title.
    public func updateTitle(_ title: String) { update { $0.title = title } }

    /// Another icon, or none.
    public func updateIcon(_ icon: ButtonIconSymbol?) { update { $0.icon = icon } }

    /// Puts the icon on one side of the title or the other.
    public func updateLayout(_ layout: ButtonIconLayout) { update { $0.layout = layout } }

    /// Other roles; `nil` goes back to the button's own.
    public func updateRoles(ground: ColorRole?, text: ColorRole? = nil, icon: ColorRole? = nil) {
        update {
            $0.ground = ground
            $0.text = text
            $0.iconRole = icon
        }
    }
}
