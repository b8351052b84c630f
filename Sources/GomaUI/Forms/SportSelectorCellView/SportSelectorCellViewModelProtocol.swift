/// Decides what the current sport's pill shows, and what pressing it means.
public protocol SportSelectorCellViewModelProtocol: DisplayStateSource<SportSelectorCellDisplayState> {
    /// Brings the other sports.
    func openSports()
}
