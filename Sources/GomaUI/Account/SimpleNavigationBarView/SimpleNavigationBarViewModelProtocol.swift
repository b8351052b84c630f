/// Decides what the head of a screen shows.
@MainActor
public protocol SimpleNavigationBarViewModelProtocol: DisplayStateSource<SimpleNavigationBarDisplayState> {
    /// Leaves the screen for the one before.
    func goBack()
}
