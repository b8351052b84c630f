/// Decides what a button shows, and what pressing it means.
public protocol ButtonViewModelProtocol: DisplayStateSource<ButtonDisplayState> {
    /// Does what the button is for; a disabled one does nothing.
    func press()
}
