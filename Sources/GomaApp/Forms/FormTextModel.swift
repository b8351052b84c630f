/// A text of a form: looked at when the customer leaves it, forgiven while it is corrected; Return leads to
/// the next field, and sends the form from the last.
final class FormTextModel: ViewModel<BorderedTextFieldDisplayState>, BorderedTextFieldViewModelProtocol {
    private let binding: PageBinding<FormEntry>

    init(_ binding: PageBinding<FormEntry>) {
        self.binding = binding
        var state = BorderedTextFieldDisplayState(binding.value.field)
        state.returnKey = binding.value.isLast ? .send : .next
        super.init(binding.place(state) { $0.show($1.field) })
    }

    func allowsChange(to text: String) -> Bool { binding.value.field.isEditable && currentDisplayState.accepts(text) }

    func updateText(_ text: String) {
        if allowsChange(to: text) { binding.value.set(text) }
    }

    /// A field left empty is not blamed for it before the form is sent.
    func setFocused(_ isFocused: Bool) {
        let isLeft = !isFocused && currentDisplayState.isFocused
        update { $0.isFocused = isFocused }
        if isLeft { binding.value.leave() }
    }

    func togglePasswordVisibility() {
        update { if $0.isSecure { $0.isPasswordVisible.toggle() } }
    }

    func submit() { binding.value.goOn() }

    /// All fields of a form are typed with the keyboard.
    func requestCustomInput() {}
}
