/// Decides what a button with an icon shows, and what pressing it means.
public protocol ButtonIconViewModelProtocol: DisplayStateSource<ButtonIconDisplayState> {
    /// Does what the button is for; a disabled one does nothing.
    func press()
}
