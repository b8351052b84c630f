/// A code of digits, each in a box of its own, and what is wrong with it below.
public final class PinDigitEntryView: ComponentView<any PinDigitEntryViewModelProtocol, PinDigitEntryDisplayState>,
    StandardComponent
{
    public typealias Model = PinDigitEntryViewModel

    private lazy var boxRow = PinBoxRow()
    private lazy var messageLine = MessageLine().unspoken()
    private lazy var column = StackView([boxRow, messageLine], axis: .vertical)
    private var state = PinDigitEntryDisplayState.blank

    override public var content: View { column }

    override public func setupWithTheme() { showsFocusMark = false }

    override public func render(_ state: PinDigitEntryDisplayState) {
        self.state = state
        accessibilityLabel = environment.text(.pinTitle, ["count": "\(state.digits.count)"])
        messageLine.render(message)
        problem = message?.text
        renderBoxes()
        setNeedsKeyHints()
    }

    override public func stateChanged() {
        super.stateChanged()
        renderBoxes()
    }

    override public var holdsFocus: Bool { !state.digits.isEmpty && super.holdsFocus }

    override public var cursorPosition: Point? {
        let center = boxRow.center(of: currentBox)
        return Point(x: boxRow.frame.minX + center.x, y: boxRow.frame.minY + center.y)
    }

    /// The digits up to the last one, with a word for each box between them that has none.
    override public var accessibilityValue: String? {
        let boxes = state.digits.indices.map(state.digit)
        let end = boxes.lastIndex { $0 != nil } ?? -1
        let digits = boxes.prefix(end + 1).map { digit in digit.map { "\($0)" } ?? environment.text(.spokenBlank) }
        return ReadingText.joined([digits.joined(separator: " "), super.accessibilityValue])
    }

    /// Only keys that would do something now are declared, as in a text.
    override public var keyBindings: [KeyBinding] {
        var bindings = [
            KeyBinding(.text, keyTitle(.type)) { [self] key in viewModel?.enter(key.text.map(String.init) ?? "") },
            KeyBinding(KeyEvent(.enter), environment.text(.keyDone)) { [self] in viewModel?.submit() },
        ]
        if state.cursor > 0 || state.digit(in: 0) != nil {
            bindings.append(
                KeyBinding(KeyEvent(.backspace), keyTitle(.deleteLeft)) { [self] in viewModel?.deleteBackward() })
        }
        if !state.pin.isEmpty {
            bindings.append(KeyBinding(.control("u"), keyTitle(.clear)) { [self] in viewModel?.clear() })
        }
        if state.cursor > 0 {
            bindings.append(KeyBinding(KeyEvent(.left), keyTitle(.left)) { [self] in move(by: -1) })
        }
        if state.cursor < state.digits.count {
            bindings.append(KeyBinding(KeyEvent(.right), keyTitle(.right)) { [self] in move(by: 1) })
        }
        return bindings
    }

    override public func paste(_ text: String) -> Bool {
        guard isEnabled, let viewModel else { return false }
        viewModel.enter(text)
        return true
    }

    /// A click on a box goes there; beside the boxes it takes the focus.
    override public func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, let viewModel, mouse.action == .press(.left) else { return false }
        window?.focus(self)
        let place = Point(x: mouse.location.x - boxRow.frame.minX, y: mouse.location.y - boxRow.frame.minY)
        if let box = boxRow.box(at: place) { viewModel.moveCursor(to: box) }
        return true
    }

    private func move(by boxes: Int) { viewModel?.moveCursor(to: min(state.cursor, state.digits.count) + boxes) }

    /// The box that shows the cursor: behind the last digit, still the last one.
    private var currentBox: Int { min(max(0, state.cursor), max(0, state.digits.count - 1)) }

    private func renderBoxes() {
        let isWrong = if case .refused = state.problem { true } else { false }
        boxRow.render(
            state.digits.indices.map(state.digit), current: isFocused ? currentBox : nil,
            others: viewModel == nil ? .inert : isWrong ? .wrong : .resting)
    }

    private var message: MessageLine.Message? {
        let values: KeyValuePairs = ["count": "\(state.digits.count)"]
        return switch state.problem {
        case nil: nil
        case .cut: .warning(environment.text(.pinCut, values))
        case .notDigits: .warning(environment.text(.pinNotDigits))
        case .incomplete: .invalid(environment.text(.pinIncomplete, values))
        case .refused(let failure): .error(failure.words(.pinRefused, in: environment))
        }
    }
}
