/// Decides what a pill shows, and what pressing it means.
public protocol PillItemViewModelProtocol: DisplayStateSource<PillItemDisplayState> {
    /// Selects the pill or takes the selection back; a read-only pill stays as it is.
    func toggleSelection()
}
