/// Decides which matches are suggested, and which of them is in view.
public protocol SuggestedBetsExpandedViewModelProtocol: DisplayStateSource<SuggestedBetsExpandedDisplayState> {
    /// One for each match of the state, in its order. Choosing prices happens there, once.
    var cardViewModels: [any TallOddsMatchCardViewModelProtocol] { get }

    /// Opens or closes the section.
    func toggleExpanded()

    /// Brings a page into view; the nearest one where there is no such page.
    func showPage(_ page: Int)
}
