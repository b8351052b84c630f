/// Decides what a field shows, which edits it takes, and what is wrong with its text.
public protocol BorderedTextFieldViewModelProtocol: DisplayStateSource<BorderedTextFieldDisplayState> {
    /// Whether an edit is taken; one that is not leaves the text as it was.
    func allowsChange(to text: String) -> Bool

    /// The customer has typed, deleted or pasted.
    func updateText(_ text: String)

    /// The keyboard has come to the field or gone from it.
    func setFocused(_ isFocused: Bool)

    /// Shows the text of a secure field, or masks it again.
    func togglePasswordVisibility()

    /// Return: the customer is done with the field.
    func submit()

    /// Asks for the app's own input, where the field uses one.
    func requestCustomInput()
}
