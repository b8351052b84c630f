/// Decides what a row that leads elsewhere shows.
public protocol NavigationActionViewModelProtocol: DisplayStateSource<NavigationActionDisplayState> {
    /// Goes there, where that is possible now.
    func navigate()
}
