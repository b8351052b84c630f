/// Decides what a compact line of outcomes shows.
public protocol CompactOutcomesLineViewModelProtocol: DisplayStateSource<CompactOutcomesLineDisplayState> {
    /// One for each outcome of the state, in its order. Choosing happens there, once.
    var outcomeViewModels: [any OutcomeItemViewModelProtocol] { get }
}
