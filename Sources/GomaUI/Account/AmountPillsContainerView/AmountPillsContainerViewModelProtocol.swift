/// Decides which amounts are offered, and what choosing one of them means.
public protocol AmountPillsContainerViewModelProtocol: DisplayStateSource<AmountPillsContainerDisplayState> {
    /// One for each pill of the state, in its order. A press arrives there and is handed to the row.
    var pillViewModels: [any AmountPillViewModelProtocol] { get }

    /// Chooses a pill in place of the one that was chosen.
    func selectPill(id: String)
    /// Leaves no amount chosen, as when the customer types another one.
    func clearSelection()
}
