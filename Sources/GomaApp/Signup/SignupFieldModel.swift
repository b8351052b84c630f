import GomaUI
import TerminalKit

/// One field of a form: looks at its text when the customer leaves it, forgives while it is corrected, and leaves Return
/// to the form.
final class SignupFieldModel: ViewModel<BorderedTextFieldDisplayState>, BorderedTextFieldViewModelProtocol {
    private let canEdit: () -> Bool
    private let problem: () -> String?
    private let onSubmit: () -> Void

    /// - Parameters:
    ///   - canEdit: whether the form can be changed now.
    ///   - problem: what is wrong with the text; `nil` where nothing is.
    ///   - onSubmit: what Return means to the form.
    init(
        _ place: StatePlace<BorderedTextFieldDisplayState>, canEdit: @escaping () -> Bool,
        problem: @escaping () -> String?, onSubmit: @escaping () -> Void
    ) {
        self.canEdit = canEdit
        self.problem = problem
        self.onSubmit = onSubmit
        super.init(place)
    }

    func allowsChange(to text: String) -> Bool { canEdit() && currentDisplayState.accepts(text) }

    func updateText(_ text: String) {
        guard allowsChange(to: text) else { return }
        update {
            $0.text = text
            $0.problem = nil
        }
    }

    /// A field left empty is not blamed for it before the form is sent.
    func setFocused(_ isFocused: Bool) {
        let isDone = !isFocused && currentDisplayState.isFocused && !currentDisplayState.text.isEmpty
        let message = isDone ? problem() : nil
        update {
            $0.isFocused = isFocused
            if let message { $0.problem = .told(message) }
        }
    }

    func togglePasswordVisibility() {
        update { if $0.isSecure { $0.isPasswordVisible.toggle() } }
    }

    func submit() { onSubmit() }

    /// All of the form's fields are typed with the keyboard.
    func requestCustomInput() {}
}
