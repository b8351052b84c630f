/// Decides what a tab shows, and what choosing it means.
public protocol MarketGroupTabItemViewModelProtocol: DisplayStateSource<MarketGroupTabItemDisplayState> {
    /// Chooses the group; a tab that is chosen stays so, one that is out of use cannot be.
    func select()
}
