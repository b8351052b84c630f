/// Decides which pills a bar shows, and what pressing one of them means.
public protocol PillSelectorBarViewModelProtocol: DisplayStateSource<PillSelectorBarDisplayState> {
    /// One for each pill of the state, in its order. A press arrives there and is handed to the bar.
    var pillViewModels: [any PillItemViewModelProtocol] { get }

    /// Selects a pill in place of the one that was selected; a press never leaves none selected.
    func selectPill(id: String)
}
