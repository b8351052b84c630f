/// A title to press, with an icon on either side of it.
public final class ButtonIconView: ComponentView<any ButtonIconViewModelProtocol, ButtonIconDisplayState>,
    StandardComponent
{
    public typealias Model = ButtonIconViewModel

    private lazy var leftIcon = Label().droppable().unspoken()
    private lazy var titleLabel = Label()
    private lazy var rightIcon = Label().droppable().unspoken()
    private lazy var pill = PillBox([leftIcon, titleLabel, rightIcon])
    private lazy var press = PressFeedback(in: environment)
    private var state = ButtonIconDisplayState.blank

    override public var content: View { pill }

    override public func setupWithTheme() { press.onChange = { [weak self] in self?.renderColors() } }

    /// Before there is a model, the shape of a title stands in.
    override public func render(_ state: ButtonIconDisplayState) {
        self.state = state
        let icon = state.icon?.text(in: glyphs) ?? ""
        let shape = glyphs.shape(columns: 4)
        let word = state.icon?.title.map { environment.text($0) } ?? ""
        titleLabel.text = viewModel == nil ? shape : state.title.isEmpty ? word : state.title
        leftIcon.text = state.layout == .iconLeft ? icon : ""
        rightIcon.text = state.layout == .iconRight ? icon : ""
        accessibilityLabel = titleLabel.text.isEmpty ? pictureName : nil
        isEnabled = state.isEnabled
        renderColors()
    }

    override public func resetInteraction() { press.stop() }

    override public var keyBindings: [KeyBinding] {
        press.bindings(keyTitle(.press)) { [self] in viewModel?.press() }
    }

    /// What its picture shows, in a word; `nil` where it has none.
    private var pictureName: String? {
        guard case .picture(let picture)? = state.icon else { return nil }
        return environment.text(picture.name)
    }

    /// Without a ground the columns of the ends stay blank, for the focus mark.
    private func renderColors() {
        let text = state.text ?? (state.ground == nil ? .textPrimary : .buttonTextSecondary)
        let icon = state.iconRole ?? (state.ground == nil ? .iconPrimary : text)
        let attributes: TextAttributes =
            state.isEnabled && viewModel != nil ? (press.isShown ? .underline : []) : .dim
        titleLabel.style = TextStyle(text, attributes)
        for label in [leftIcon, rightIcon] { label.style = TextStyle(icon, state.isEnabled ? .bold : .dim) }
        focusStyle = TextStyle(ends == .square ? text : .highlightPrimary, .bold)
        pill.look = PillBox.Look(ground: state.ground.map { .role($0) }, ends: ends)
    }

    private var ends: PillBox.Ends {
        guard state.ground != nil else { return .blank }
        guard state.isEnabled else { return .faint }
        return state.corners == .square ? .square : .filled
    }
}
