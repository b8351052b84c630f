/// Decides which banners stand at the top of a page, and which of them is in view.
public protocol TopBannerSliderViewModelProtocol: DisplayStateSource<TopBannerSliderDisplayState> {
    /// One for each banner of the state that is visible, in its order. What they lead to is theirs.
    var pages: [TopBannerPage] { get }

    /// Brings a page into view; the nearest one where there is no such page.
    func showPage(_ page: Int)

    /// Has time stand still, or go on.
    func setPaused(_ isPaused: Bool)
}
