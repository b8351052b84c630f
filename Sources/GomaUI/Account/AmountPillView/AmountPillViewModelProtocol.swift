/// Decides what an amount pill shows, and what choosing it means.
public protocol AmountPillViewModelProtocol: DisplayStateSource<AmountPillDisplayState> {
    /// Chooses the amount, where there is one; one that is chosen stays so.
    func select()
}
