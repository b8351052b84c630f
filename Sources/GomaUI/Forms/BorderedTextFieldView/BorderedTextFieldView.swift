/// An outlined field for text whose title floats into the border.
public final class BorderedTextFieldView: ComponentView<
    any BorderedTextFieldViewModelProtocol, BorderedTextFieldDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = BorderedTextFieldViewModel

    private lazy var box = TitledBox()
    /// What stands before the text is said with the field.
    private lazy var prefixLabel = Label().droppable(order: 2).unspoken()
    private lazy var entry = TextField().growing().narrowing(to: 3)
    private lazy var counterLabel = Label().droppable(order: 3)
    private lazy var revealLabel = Label().droppable()
    private lazy var row = StackView([prefixLabel, entry, counterLabel, revealLabel], spacing: Spacing.xs)
    /// What is wrong is said with the field.
    private lazy var errorView = MessageLine(margin: Spacing.none).unspoken()
    private lazy var float = StepAnimator(in: environment)
    private var state = BorderedTextFieldDisplayState.blank

    /// What is wrong with the text where somebody around the field shows it; said with the field.
    var outerProblem: String? {
        didSet { if outerProblem != oldValue { renderSpoken() } }
    }

    /// Whether what is wrong with the text stands below the field; not where somebody around the field shows it.
    package var showsProblem = true {
        didSet { if showsProblem != oldValue { renderProblem() } }
    }

    /// How long the title takes into the gap.
    static let floatDuration: Duration = .milliseconds(200)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        [box, errorView].forEach(addSubview)
        box.addSubview(row)
    }

    override public func initConstraints() {
        box.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
            $0.height.equal(to: 3)
        }
        row.layout {
            $0.horizontal.equal(to: box, insetBy: Spacing.xs)
            $0.top.equal(to: box)
        }
        errorView.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.top.equal(to: box.bottomAnchor)
        }
    }

    override public func setupWithTheme() {
        showsFocusMark = false
        box.textFrame = { [weak self] in self?.textFrame ?? .zero }
        entry.showsFocusMark = false
        entry.shouldChange = { [weak self] in self?.viewModel?.allowsChange(to: $0) ?? false }
        entry.onChange = { [weak self] in self?.textEdited($0) }
        entry.onFocusChange = { [weak self] in self?.focusMoved($0) }
        float.onStep = { [weak self] in self?.renderBox() }
        float.onEnd = { [weak self] in self?.renderBox() }
    }

    override public func render(_ state: BorderedTextFieldDisplayState) {
        let isSameField = self.state.id == state.id && !state.id.isEmpty
        if state.returnKey != self.state.returnKey { setNeedsKeyHints() }
        self.state = state
        isEnabled = state.isEnabled
        renderEntry()
        renderSideLabels()
        renderProblem()
        renderFloat(isSeen: isSameField)
    }

    override public func resetInteraction() {
        float.stop()
        entry.caretPlace = .end
        // Another model can be about the same field, of which nothing has been seen.
        state.id = ""
    }

    /// The keyboard stays where it is.
    override public func viewModelChanged(from old: (any BorderedTextFieldViewModelProtocol)?) {
        guard entry.isFocused else { return }
        old?.setFocused(false)
        viewModel?.setFocused(true)
    }

    override public var keyBindings: [KeyBinding] {
        let first =
            state.usesCustomInput
            ? KeyBinding(.activate, environment.text(.keyEnter)) { [self] in viewModel?.requestCustomInput() }
            : KeyBinding(KeyEvent(.enter), environment.text(state.returnKey.title)) { [self] in viewModel?.submit() }
        guard state.isSecure else { return [first] }
        let title = environment.text(state.isPasswordVisible ? .keyHide : .keyShow)
        return [first, KeyBinding(.control("t"), title) { [self] in viewModel?.togglePasswordVisibility() }]
    }

    /// The keyboard belongs to the text, unless that comes from elsewhere.
    override public var holdsFocus: Bool { state.usesCustomInput && super.holdsFocus }

    override public var cursorPosition: Point? { Point(x: min(2, max(0, bounds.width - 1)), y: 1) }

    override public var accessibilityValue: String? {
        let isMasked = state.isSecure && !state.isPasswordVisible && !state.text.isEmpty
        return ReadingText.joined([isMasked ? controlWords.masked : state.text, super.accessibilityValue])
    }

    override public func stateChanged() {
        super.stateChanged()
        renderFloat(isSeen: true)
    }

    /// A click on "Show" shows; elsewhere it takes the focus, or asks for the app's own input.
    override public func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, viewModel != nil, case .press(.left) = mouse.action else { return super.handle(mouse) }
        let reveal = revealLabel.convertToWindow(revealLabel.bounds)
        let place = convertToWindow(Rect(origin: mouse.location, size: Size(width: 1, height: 1)))
        if state.isSecure, reveal.intersects(place) {
            viewModel?.togglePasswordVisibility()
            return true
        }
        guard !state.usesCustomInput else { return super.handle(mouse) }
        window?.focus(entry)
        return true
    }

    /// A model may take a text and make another of it, or leave it at the old one.
    private func textEdited(_ text: String) {
        viewModel?.updateText(text)
        entry.text = viewModel?.currentDisplayState.text ?? ""
    }

    private func focusMoved(_ isFocused: Bool) {
        viewModel?.setFocused(isFocused)
        renderFloat(isSeen: true)
    }

    private var isLit: Bool { state.isEnabled && state.isFocused || entry.isFocused || isFocused }

    private var hasPrefix: Bool { state.prefix?.isEmpty == false }

    private var isFloating: Bool { isLit || !state.text.isEmpty || hasPrefix }

    private var textFrame: Rect { entry.frame.offset(x: row.frame.minX, y: row.frame.minY) }

    private var trailingText: String {
        if state.isSecure { return environment.text(state.isPasswordVisible ? .hide : .show) }
        return state.usesCustomInput ? glyphs.expanded.string : ""
    }

    /// What stands before and behind the text.
    private func renderSideLabels() {
        prefixLabel.text = hasPrefix ? "\(state.prefix ?? "") \(glyphs.verticalRule)" : ""
        prefixLabel.style = TextStyle(.textDisablePrimary, state.isEnabled ? [] : .dim)
        let isCounted = state.maximumLength != nil
        counterLabel.text = isCounted ? "\(state.text.count)/\(state.longestText)" : ""
        let isFull = isCounted && state.text.count >= state.longestText
        counterLabel.style = TextStyle(isFull ? .textPrimary : .textSecondary, isFull ? .bold : [])
        revealLabel.text = trailingText
        revealLabel.style = TextStyle(.iconPrimary, state.isEnabled ? [] : .dim)
    }

    private func renderProblem() {
        let words = showsProblem ? problemWords : nil
        errorView.render(words.map { .invalid($0) })
    }

    /// What is wrong, in the language of the moment.
    private var problemWords: String? {
        switch state.problem {
        case .missing: environment.text(.fieldRequired)
        case .malformed: environment.text(state.content.malformed)
        case .told(let words): words
        case nil: nil
        }
    }

    private func renderEntry() {
        entry.text = state.text
        entry.maximumLength = state.longestText
        entry.isMasked = state.isSecure && !state.isPasswordVisible
        entry.isEnabled = state.isEnabled && !state.usesCustomInput && viewModel != nil
        // What is asked for elsewhere is asked for by a click on the text too.
        entry.isInteractive = !state.usesCustomInput
        entry.style = TextStyle(.textPrimary)
        entry.disabledStyle = TextStyle(.textPrimary, state.isEnabled ? [] : .dim)
        renderSpoken()
    }

    /// The field is said by what the customer goes to: the text, or all of it where that comes from elsewhere.
    private func renderSpoken() {
        let words = ReadingText.joined([state.title, state.prefix]) ?? ""
        entry.accessibilityLabel = state.usesCustomInput ? "" : words
        accessibilityLabel = state.usesCustomInput ? words : nil
        for part in [entry, self] as [Control] {
            part.isRequired = state.isRequired
            part.problem = outerProblem ?? problemWords
        }
    }

    /// A title that starts to float before the customer's eyes opens its gap step by step.
    private func renderFloat(isSeen: Bool) {
        let floated = box.look.floated != nil
        if !isFloating || !isSeen {
            float.stop()
        } else if !floated {
            float.start(over: Self.floatDuration, steps: 4)
        }
        renderBox()
    }

    private func renderBox() {
        let edge: ColorRole = state.problem != nil ? .alertError : isLit ? .highlightPrimary : .separatorLine
        box.border = state.isEnabled ? .light : .broken
        box.borderStyle = TextStyle(edge, isLit ? .bold : [])
        box.background = .role(state.isEnabled ? .inputBackground : .inputBackgroundDisable)
        box.look = TitledBox.Look(
            title: DisplayText(state.title), mark: state.isRequired ? " *" : .empty,
            titleStyle: TextStyle(.inputTextTitle, state.isEnabled ? [] : .dim),
            markStyle: TextStyle(.textSecondary, .bold), floated: isFloating ? float.progress : nil, isLit: isLit)
    }

    /// Where the caret stands.
    public var interfaceState: TextField.CaretPlace {
        get { entry.caretPlace }
        set { entry.caretPlace = newValue }
    }
}
