import TerminalKit

/// A badge: a few words between two round ends.
public final class CapsuleView: ComponentView<any CapsuleViewModelProtocol, CapsuleDisplayState> {
    private lazy var markLabel = Self.createMarkLabel()
    private lazy var textLabel = Self.createTextLabel()
    private lazy var pill = PillBox([markLabel, textLabel])
    private var state = CapsuleDisplayState.blank

    override public func setupSubviews() { addSubview(pill) }

    override public func initConstraints() { pill.layout { $0.edges.equal(to: self) } }

    override public func render(_ state: CapsuleDisplayState) {
        self.state = state
        pill.padding = state.padding == .regular ? Spacing.xs : Spacing.none
        let text = TextStyle(ColorRole(state.style.text), state.style.isStrong ? TextRole.badge.attributes : [])
        switch state.content {
        case nil: show("", text)
        case .text(let words): show(words, text)
        case .pictured(let picture, let words): show(words, text, mark: picture.text(in: glyphs), markStyle: text)
        case .live: show(environment.text(.liveUppercase), text, mark: glyphs.live.string, markStyle: text)
        case .result(let result):
            show(
                environment.text(result.title).uppercased(), TextStyle(.badge, result.textRole),
                mark: result.mark(in: glyphs), markStyle: TextStyle(result.markRole, .bold), ground: result.ground)
        }
    }

    override public var keyBindings: [KeyBinding] {
        guard state.isInteractive else { return [] }
        return [KeyBinding(.activate, "press") { [self] in viewModel?.press() }]
    }

    private func show(
        _ words: String, _ style: TextStyle, mark: String = "", markStyle: TextStyle = .plain,
        ground: ColorReference? = nil
    ) {
        textLabel.text = words
        textLabel.style = style
        markLabel.text = mark
        markLabel.style = markStyle
        pill.look = PillBox.Look(ground: ground ?? .role(ColorRole(state.style.ground)))
    }

    private static func createMarkLabel() -> Label {
        let label = Label()
        label.dropOrder = 1
        return label
    }

    private static func createTextLabel() -> Label {
        let label = Label()
        label.minimumWidth = 3
        return label
    }
}
