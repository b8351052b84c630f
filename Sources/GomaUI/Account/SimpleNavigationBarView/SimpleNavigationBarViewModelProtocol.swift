/// Decides what the head of a screen shows.
public protocol SimpleNavigationBarViewModelProtocol: DisplayStateSource<SimpleNavigationBarDisplayState> {
    /// Leaves the screen for the one before.
    func goBack()
}
