/// Decides which digits a code has, and what becomes of it once it is whole.
public protocol PinDigitEntryViewModelProtocol: DisplayStateSource<PinDigitEntryDisplayState> {
    /// The customer has typed or pasted something.
    func enter(_ text: String)

    /// Takes a digit back.
    func deleteBackward()

    /// Takes all digits back.
    func clear()

    /// The customer goes to another box, counted from 0.
    func moveCursor(to box: Int)

    /// Return: hands on a whole code, or says that digits are missing.
    func submit()
}
