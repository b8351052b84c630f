/// A line to press: an icon, a title, what is set there, and a mark where it leads on. It stands on the ground of its
/// menu.
public final class ActionRowView: ComponentView<any ActionRowViewModelProtocol, ActionRowDisplayState>,
    StandardComponent
{
    public typealias Model = ActionRowViewModel

    private lazy var iconLabel = Label().droppable(order: 2).unspoken()
    private lazy var titleLabel = Label().growing().narrowing(to: 6)
    private lazy var valueLabel = Label(foreground: .textSecondary, alignment: .trailing).narrowing(to: 16)
    private lazy var endLabel = Label().droppable().unspoken()
    private lazy var row = StackView([iconLabel, titleLabel, valueLabel, endLabel], spacing: Spacing.sm)
    private lazy var press = PressFeedback(in: environment)
    private var state = ActionRowDisplayState.blank
    /// Columns of the shape of a title: rows of a list that is not known yet differ in length.
    package var shapeColumns = 12 {
        didSet { if shapeColumns != oldValue { renderTitle() } }
    }
    /// Read in place of what is set there; `nil` for that itself.
    package var spokenValue: String? {
        didSet { valueLabel.accessibilityLabel = spokenValue }
    }

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(left: Spacing.sm, right: Spacing.sm) }

    override public func setupWithTheme() { press.onChange = { [weak self] in self?.renderTitle() } }

    /// A mark is as wide as an icon, so that titles of rows below each other begin in one column.
    override public func render(_ state: ActionRowDisplayState) {
        if state.kind != self.state.kind { setNeedsKeyHints() }
        self.state = state
        iconLabel.text = state.icon?.text(in: glyphs) ?? (look.mark.isEmpty ? "" : "\(look.mark) ")
        iconLabel.style = TextStyle(look.role, .bold)
        valueLabel.text = state.value
        endLabel.text = state.trailingIcon?.text(in: glyphs) ?? (leadsOn ? glyphs.moreRight.string : "")
        endLabel.style = TextStyle(.iconSecondary, .bold)
        isEnabled = state.kind != .information
        renderTitle()
    }

    override public func resetInteraction() { press.stop() }

    override public var keyBindings: [KeyBinding] {
        guard state.kind != .information else { return [] }
        let title = state.kind == .navigation ? keyTitle(.open) : keyTitle(.press)
        return press.bindings(title) { [self] in viewModel?.press() }
    }

    /// A row that only tells is quieter than one to press. Before there is a model, the shape of a title stands in.
    private func renderTitle() {
        titleLabel.show(state.title, titleStyle, shape: viewModel == nil ? shapeColumns : nil)
        let spoken = look.spoken.map { environment.text($0) }
        if viewModel != nil { titleLabel.accessibilityLabel = ReadingText.joined([state.title, spoken]) }
    }

    private var titleStyle: TextStyle {
        if state.kind == .information, state.tone == .standard { return TextStyle(.body, .textSecondary) }
        let role: ColorRole = state.tone == .standard ? .textPrimary : look.role
        return TextStyle(role, press.isShown ? [.bold, .underline] : .bold)
    }

    private var leadsOn: Bool { viewModel != nil && state.kind == .navigation }

    /// What says the tone without colour, in which role, and what a screen reader says of it.
    private var look: (mark: String, role: ColorRole, spoken: LocalizationKey?) {
        switch state.tone {
        case .standard: ("", .iconPrimary, nil)
        case .success: (glyphs.success.string, .alertSuccess, .spokenRowDone)
        case .failure: (glyphs.error.string, .alertError, .spokenRowFailed)
        }
    }
}
