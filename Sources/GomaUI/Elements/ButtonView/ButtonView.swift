import TerminalKit

/// Text to press.
public final class ButtonView: ComponentView<any ButtonViewModelProtocol, ButtonDisplayState>, StandardComponent {
    public typealias Model = ButtonViewModel

    private lazy var ground = View()
    private lazy var titleLabel = Label(alignment: .center)
    private lazy var press = StepAnimator(in: environment)
    private var state = ButtonDisplayState.blank

    /// Rows of a button that is not low; a long title takes all that a border leaves of them.
    private static let blockHeight = 3
    /// How long a press shows.
    static let pressDuration: Duration = .milliseconds(100)

    override public func setupSubviews() {
        addSubview(ground)
        ground.addSubview(titleLabel)
    }

    override public func initConstraints() {
        ground.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.vertical.equal(to: self)
        }
        titleLabel.layout {
            $0.horizontal.equal(to: ground, insetBy: Spacing.xs)
            $0.centerY.equal(to: ground)
        }
    }

    override public func setupWithTheme() {
        press.onEnd = { [weak self] in self?.renderColors() }
    }

    override public func render(_ state: ButtonDisplayState) {
        if state.style != self.state.style || state.density != self.state.density { setNeedsLayout() }
        self.state = state
        titleLabel.text = state.title
        titleLabel.maximumLines = isLow || isBoxed ? 1 : Self.blockHeight
        isEnabled = state.isEnabled
        border = isBoxed ? (state.isEnabled ? .light : .broken) : nil
        showsFocusMark = state.style != .bordered
        renderColors()
    }

    /// The title between two ends and as much blank as the density asks for.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let padding =
            switch (state.density, state.style) {
            case (.compact, _), (_, .transparent): Spacing.xs
            case (.regular, _): Spacing.sm
            case (.large, _): Spacing.xl
            }
        let wish = titleLabel.measure(Size(width: View.unbounded, height: 1)).width
        return Size(width: wish + 2 * (padding + 1), height: isLow ? 1 : Self.blockHeight)
    }

    private var isLow: Bool { state.style == .transparent || state.density == .compact }

    override public func stateChanged() {
        super.stateChanged()
        renderColors()
    }

    override public func resetInteraction() { press.stop() }

    override public func draw(in painter: Painter) {
        guard state.style != .transparent, !isBoxed || bounds.width < 2 else { return }
        let (left, right) = ends(in: painter.glyphs)
        let style = endStyle
        painter.fill(Rect(x: 0, y: 0, width: 1, height: bounds.height), with: left, style: style)
        painter.fill(Rect(x: bounds.maxX - 1, y: 0, width: 1, height: bounds.height), with: right, style: style)
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, keyTitle(.press)) { [self] in pressed() }]
    }

    private func pressed() {
        if !environment.reducesMotion { press.start(over: Self.pressDuration, steps: 1) }
        renderColors()
        viewModel?.press()
    }

    /// Whether there is room for a border all around.
    private var isBoxed: Bool { state.style == .bordered && state.density != .compact }

    /// What stands left and right of a solid block, or of a border that has but one row.
    private func ends(in glyphs: Glyphs) -> (DisplayText, DisplayText) {
        guard state.style == .solid, isEnabled else {
            let showsFocus = isFocused && state.style == .bordered
            let side = glyphs.border(showsFocus ? .heavy : isEnabled ? .light : .broken).vertical
            let text = DisplayText(String(side))
            return (text, text)
        }
        return (glyphs.selectedPillLeft, glyphs.selectedPillRight)
    }

    /// A solid block ends in its own colour, or in that of a border; one that cannot be pressed, in a broken line on it.
    private var endStyle: TextStyle {
        guard state.style == .solid else { return effectiveBorderStyle }
        guard state.isEnabled else {
            return TextStyle(foreground: .role(.separatorLineSecondary), background: groundColor)
        }
        return TextStyle(foreground: state.customization.border.map { .role($0) } ?? groundColor)
    }

    private var groundColor: ColorReference {
        let custom = state.customization
        guard state.isEnabled else { return .role(custom.disabledGround ?? .buttonDisablePrimary) }
        let base = custom.ground ?? .buttonBackgroundPrimary
        guard press.isRunning else { return .role(base) }
        return custom.ground == nil ? .role(.buttonActiveHoverPrimary) : .blend(.allDark, share: 0.3, on: base)
    }

    private func renderColors() {
        let custom = state.customization
        let text: ColorRole
        let edge = custom.border ?? .highlightPrimary
        switch (state.style, state.isEnabled) {
        case (_, false): text = .buttonTextDisablePrimary
        case (.solid, true): text = custom.text ?? .buttonTextPrimary
        case (.bordered, true): text = custom.text ?? edge
        case (.transparent, true): text = custom.text ?? .textPrimary
        }
        titleLabel.style = TextStyle(text, titleAttributes)
        borderStyle = TextStyle(state.isEnabled ? edge : .separatorLineSecondary)
        let showsPress = press.isRunning && state.style == .bordered
        let pressGround = ColorReference.blend(edge, share: 0.25, on: .backgroundPrimary)
        ground.background = state.style == .solid ? groundColor : showsPress ? pressGround : nil
        let isFilled = state.style == .bordered && state.isEnabled
        background = isFilled ? custom.ground.map { .role($0) } : nil
        setNeedsDisplay()
    }

    private var titleAttributes: TextAttributes {
        var attributes: TextAttributes = state.emphasis == .strong ? .bold : []
        if !state.isEnabled { attributes = .dim }
        if state.style == .transparent { attributes.insert(.underline) }
        if press.isRunning { attributes.insert(state.style == .transparent ? .reverse : .underline) }
        return attributes
    }
}
