/// The model of a top banner slider: goes from page to page, and its banners act for themselves.
public final class TopBannerSliderViewModel: ViewModel<TopBannerSliderDisplayState>,
    TopBannerSliderViewModelProtocol, ActingModel
{
    public static let actions = [Action("showPage(_:)", showPage), Action("setPaused(_:)", setPaused)]

    public var pages: [TopBannerPage] {
        currentDisplayState.shownBanners.compactMap {
            message(at: $0, isGame: false) ?? message(at: $0, isGame: true) ?? match(at: $0)
        }
    }

    public func showPage(_ page: Int) { act(page) { $0.showPage(page) } }

    public func setPaused(_ isPaused: Bool) { act(isPaused) { $0.isPaused = isPaused } }

    /// The page of a message that leads to a game, or of one that does not.
    private func message(at index: Int, isGame: Bool) -> TopBannerPage? {
        part(
            named: "banners[\(index)].\(isGame ? "game" : "message")",
            read: { $0.banner(at: index).flatMap { $0.isGame == isGame ? $0.message : nil } },
            write: { state, message in state.changeBanner(at: index) { $0.message = message } }
        ) { place -> SingleButtonBannerViewModel in
            guard isGame else { return SingleButtonBannerViewModel(place) }
            return SingleButtonBannerViewModel(place) { [weak self] in self?.ask(to: OpenGame(id: $0)) }
        }.map { .message($0) }
    }

    private func match(at index: Int) -> TopBannerPage? {
        part(
            named: "banners[\(index)].match", read: { $0.banner(at: index)?.match },
            write: { state, match in state.changeBanner(at: index) { $0.match = match } }, MatchBannerViewModel.init
        ).map { .match($0) }
    }
}

extension TopBannerSliderDisplayState {
    fileprivate func banner(at index: Int) -> TopBanner? { index < banners.count ? banners[index] : nil }
}
