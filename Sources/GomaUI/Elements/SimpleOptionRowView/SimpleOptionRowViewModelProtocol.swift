/// Decides what a choice says, and what choosing it means.
public protocol SimpleOptionRowViewModelProtocol: DisplayStateSource<SimpleOptionRowDisplayState> {
    /// Makes it the one that holds.
    func select()
}
