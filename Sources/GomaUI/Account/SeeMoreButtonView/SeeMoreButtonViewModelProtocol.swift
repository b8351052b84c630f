/// Decides what the button at the end of a list shows, and brings the next page.
public protocol SeeMoreButtonViewModelProtocol: DisplayStateSource<SeeMoreButtonDisplayState> {
    /// Asks for the next page, or once more for one that did not come.
    func loadMore()
}
