/// The model of a bordered text field: looks at the text when the customer leaves it or is done, and forgives while
/// it is corrected. A field that goes out of use keeps the keyboard until the customer goes elsewhere.
public final class BorderedTextFieldViewModel: ViewModel<BorderedTextFieldDisplayState>,
    BorderedTextFieldViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("updateText(_:)", updateText),
        Action("setFocused(_:)", setFocused),
        Action("togglePasswordVisibility()", togglePasswordVisibility),
        Action("submit()", submit),
        Action("requestCustomInput()", requestCustomInput),
    ]

    /// A rule of the owner's own, asked with the text now and the text to be; `nil` for none.
    public var allowsEdit: ((_ from: String, _ to: String) -> Bool)?
    /// A check of the owner's own in place of the content's: the sentence to show, or `nil`.
    public var validate: ((String) -> String?)?
    /// What an edit means to an owner that keeps the text itself, and brings the field in step with it.
    public var onEdit: ((String) -> Void)?
    /// What a text without a fault means to the owner, such as a form.
    public var onSubmit: ((String) -> Void)?

    public func allowsChange(to text: String) -> Bool {
        let state = currentDisplayState
        return state.isEnabled && state.accepts(text) && (allowsEdit?(state.text, text) ?? true)
    }

    public func updateText(_ text: String) {
        currentDisplayState.isSecure ? recordHidingArguments() : record(text)
        guard allowsChange(to: text) else { return }
        if let onEdit { return onEdit(text) }
        update {
            $0.text = text
            $0.problem = nil
        }
    }

    /// A field left empty is not blamed for it yet.
    public func setFocused(_ isFocused: Bool) {
        record(isFocused)
        guard currentDisplayState.isEnabled || !isFocused, currentDisplayState.isFocused != isFocused else { return }
        update {
            $0.isFocused = isFocused
            if !isFocused, !$0.text.isEmpty { $0.problem = problem(with: $0) ?? $0.problem }
        }
    }

    public func togglePasswordVisibility() {
        record()
        guard currentDisplayState.isSecure else { return }
        update { $0.isPasswordVisible.toggle() }
    }

    public func submit() {
        record()
        guard currentDisplayState.isEnabled else { return }
        update { $0.problem = problem(with: $0) ?? $0.problem }
        guard currentDisplayState.problem == nil else { return }
        if let onSubmit {
            onSubmit(currentDisplayState.text)
        } else {
            ask(to: SubmitText(field: currentDisplayState.id))
        }
    }

    public func requestCustomInput() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.usesCustomInput else { return }
        ask(to: OpenInput(field: currentDisplayState.id))
    }

    private func problem(with state: BorderedTextFieldDisplayState) -> FieldProblem? {
        if state.isRequired, state.text.allSatisfy(\.isWhitespace) { return .missing }
        if state.text.isEmpty { return nil }
        if let validate { return validate(state.text).map(FieldProblem.told) }
        return state.content.accepts(state.text) ? nil : .malformed
    }
}
