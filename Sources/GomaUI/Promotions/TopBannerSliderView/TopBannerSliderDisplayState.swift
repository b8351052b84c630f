/// Banners at the top of a page, one in view at a time.
public struct TopBannerSliderDisplayState: DisplayState {
    /// The banners, in their order; there is a page for each that is visible.
    public var banners: [TopBanner]
    /// The page in view, from 0; one that does not exist stands for the nearest that does.
    @Limited<Position> public var currentPage: Int
    /// Whether dots show which page is in view, where there are several.
    public var showsDots: Bool
    /// Whether time moves it on, while nothing in it has the focus.
    public var turnsByItself: Bool
    /// Whether the customer has it stand still for now.
    public var isPaused: Bool
    /// Whether it is there at all; an invisible one takes no room.
    public var isVisible: Bool
    /// Whether anything in it can be used.
    public var isEnabled: Bool

    public static let blank = Self(banners: [])

    public init(
        banners: [TopBanner], currentPage: Int = 0, showsDots: Bool = true, turnsByItself: Bool = false,
        isPaused: Bool = false, isVisible: Bool = true, isEnabled: Bool = true
    ) {
        self.banners = banners
        self.currentPage = currentPage
        self.showsDots = showsDots
        self.turnsByItself = turnsByItself
        self.isPaused = isPaused
        self.isVisible = isVisible
        self.isEnabled = isEnabled
    }
}

/// What follows from the banners, and what may happen to them.
extension TopBannerSliderDisplayState {
    /// The places of the banners that have a page, in its order.
    public var shownBanners: [Int] { banners.indices.filter { banners[$0].isVisible } }

    /// The page in view, among those there are; `nil` without any.
    public var shownPage: Int? {
        let count = shownBanners.count
        return count == 0 ? nil : min(max(0, currentPage), count - 1)
    }

    /// Brings a page into view, or the nearest that there is.
    public mutating func showPage(_ page: Int) {
        currentPage = page
        currentPage = shownPage ?? 0
    }

    /// Changes a banner; where it comes or goes, the banner in view stays there if it can.
    mutating func changeBanner(at index: Int, _ change: (inout TopBanner) -> Void) {
        let wasVisible = banners[index].isVisible
        let inView = shownPage.map { shownBanners[$0] }
        change(&banners[index])
        guard banners[index].isVisible != wasVisible, let inView else { return }
        if let page = shownBanners.firstIndex(of: inView) { currentPage = page }
    }
}
