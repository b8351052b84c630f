/// Text to press.
public final class ButtonView: ComponentView<any ButtonViewModelProtocol, ButtonDisplayState>, StandardComponent {
    public typealias Model = ButtonViewModel

    private lazy var titleLabel = Label(alignment: .center)
    private lazy var press = PressFeedback(in: environment)
    private var state = ButtonDisplayState.blank
    /// Before the title, where it says the same; empty for nothing.
    package var mark = "" {
        didSet { if mark != oldValue { renderTitle() } }
    }

    /// Whether what it is for is under way: a spinner turns before the title.
    package var isBusy = false {
        didSet { if isBusy != oldValue { busyChanged() } }
    }
    private lazy var spinner = Spinner(in: environment)
    /// Whether a title without a ground ends at the right edge, where others above or below it do.
    package var endsFlush = false {
        didSet { if endsFlush != oldValue { setNeedsLayout() } }
    }

    /// Rows of a button that is not low, of which the first and the last are half rows, or a border.
    private static let blockHeight = 3

    override public func setupSubviews() { addSubview(titleLabel) }

    /// A title beside two ends, and a blank column at each while there is room; none behind one that ends flush.
    override public func layoutSubviews() {
        let edge = min(bounds.width / 3, hasBlanks ? Spacing.sm : Spacing.xs)
        let columns = bounds.width - edges * edge
        let room = Rect(x: edge, y: contentBounds.minY, width: columns, height: contentBounds.height)
        let lead = min(busyColumns, room.width / 3)
        let words = titleLabel.measure(Size(width: room.width - lead, height: View.unbounded))
        let (width, height) = (isBusy ? words.width : room.width, min(room.height, words.height))
        let x = room.minX + (room.width - lead - width) / 2
        let y = room.minY + max(0, room.height - height) / 2
        if isBusy { spinner.frame = Rect(x: x, y: y, width: min(1, lead), height: 1) }
        titleLabel.alignment = edges == 1 ? .trailing : .center
        titleLabel.frame = Rect(x: x + lead, y: y, width: width, height: height)
    }

    /// Whether there is room for blanks at the ends: where the title has one line, beside all of it.
    private var hasBlanks: Bool {
        guard bounds.width > 6 else { return false }
        return !isLow || titleLabel.widthOnOneLine + busyColumns + edges * Spacing.sm <= bounds.width
    }

    /// Ends beside which the title stands.
    private var edges: Int { endsFlush && state.style == .transparent ? 1 : 2 }

    /// Columns of the spinner, with the blank behind it.
    private var busyColumns: Int { isBusy ? 1 + Spacing.xs : 0 }

    private func busyChanged() {
        if spinner.superview == nil { addSubview(spinner) }
        spinner.turn(while: isBusy)
        setNeedsLayout()
    }

    override public func setupWithTheme() { press.onChange = { [weak self] in self?.renderColors() } }

    override public func render(_ state: ButtonDisplayState) {
        if state.style != self.state.style || state.density != self.state.density { setNeedsLayout() }
        self.state = state
        renderTitle()
        titleLabel.maximumLines = isLow ? 1 : 2
        isEnabled = state.isEnabled
        border = isLow ? nil : state.isEnabled ? .light : .broken
        renderColors()
    }

    private func renderTitle() { titleLabel.show(state.title, after: mark) }

    /// The title between two ends and as much blank as the density asks for.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let padding =
            switch (state.density, state.style) {
            case (.compact, _), (_, .transparent): Spacing.xs
            case (.regular, _): Spacing.sm
            case (.large, _): Spacing.xl
            }
        let wish = titleLabel.widthOnOneLine + busyColumns
        let width = wish + edges * (padding + 1)
        guard !isLow else { return Size(width: width, height: 1) }
        let columns = min(width, proposal.width) - 2 * Spacing.sm - busyColumns
        let room = Size(width: max(1, columns), height: View.unbounded)
        return Size(width: width, height: Self.blockHeight - 1 + max(1, titleLabel.measure(room).height))
    }

    private var isLow: Bool { state.style == .transparent || state.density == .compact }

    override public func stateChanged() {
        super.stateChanged()
        renderColors()
    }

    override public func resetInteraction() { press.stop() }

    override public var keyBindings: [KeyBinding] {
        press.bindings(keyTitle(.press)) { [self] in viewModel?.press() }
    }

    private var groundColor: ColorReference {
        let custom = state.customization
        guard state.isEnabled else { return .role(custom.disabledGround ?? .buttonDisablePrimary) }
        let base = custom.ground ?? .buttonBackgroundPrimary
        guard press.isShown else { return .role(base) }
        return custom.ground == nil ? .role(.buttonActiveHoverPrimary) : .blend(.allDark, share: 0.3, on: base)
    }

    private func renderColors() {
        let custom = state.customization
        let text: ColorRole
        let edge = custom.border ?? .highlightPrimary
        switch (state.style, state.isEnabled) {
        case (_, false): text = .buttonTextDisablePrimary
        case (.solid, true): text = custom.text ?? .buttonTextPrimary
        case (.bordered, true): text = custom.text ?? (isLow ? custom.border ?? .textPrimary : edge)
        case (.transparent, true): text = custom.text ?? .textPrimary
        }
        titleLabel.style = TextStyle(text, titleAttributes)
        borderStyle = TextStyle(state.isEnabled ? edge : .separatorLineSecondary)
        background = groundBelowTitle
        groundShape = !isLow || state.style == .transparent ? .square : state.isEnabled ? .pill : .faintPill
        focusStyle = TextStyle(state.style == .solid && !isLow ? text : .highlightPrimary, .bold)
        setNeedsDisplay()
    }

    /// A line around a button takes rows above and below; in one row a quiet ground stands for it.
    private var groundBelowTitle: ColorReference? {
        switch state.style {
        case .solid: return groundColor
        case .transparent: return nil
        case .bordered:
            if press.isShown {
                return .blend(state.customization.border ?? .highlightPrimary, share: 0.25, on: .backgroundPrimary)
            }
            if let ground = state.customization.ground, state.isEnabled { return .role(ground) }
            guard isLow else { return nil }
            return state.isEnabled ? .level(.control) : ColorReference.level(.control).faint(on: .level(.card))
        }
    }

    private var titleAttributes: TextAttributes {
        var attributes: TextAttributes = state.emphasis == .strong ? .bold : []
        if !state.isEnabled { attributes = .dim }
        if state.style == .transparent { attributes.insert(.underline) }
        if press.isShown { attributes.insert(state.style == .transparent ? .reverse : .underline) }
        return attributes
    }
}
