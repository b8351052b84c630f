/// Decides what a row that leads elsewhere shows.
@MainActor
public protocol NavigationActionViewModelProtocol: DisplayStateSource<NavigationActionDisplayState> {
    /// Goes there, where that is possible now.
    func navigate()
}
