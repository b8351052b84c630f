/// Banners at the top of a page: one in view, and the way to the others.
public final class TopBannerSliderView: ComponentView<
    any TopBannerSliderViewModelProtocol, TopBannerSliderDisplayState
>, StandardComponent
{
    public typealias Model = TopBannerSliderViewModel

    private lazy var carousel = CarouselView(.banners, in: environment)
    private lazy var column = StackView([carousel], axis: .vertical)
    private lazy var pageViews = RepeatedViews { [environment] in TopBannerPageView(in: environment) }

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        fadesWhenDisabled = true
        carousel.onTurn = { [weak self] in self?.viewModel?.showPage($0) }
        carousel.onPause = { [weak self] in self?.viewModel?.setPaused($0) }
    }

    override public func render(_ state: TopBannerSliderDisplayState) {
        showPages(viewModel?.pages)
        carousel.show(pageViews.views, at: state.shownPage ?? 0, showsDots: state.showsDots)
        carousel.isPaused = state.isPaused
        carousel.turnsByItself = state.turnsByItself && state.isVisible && state.isEnabled && viewModel != nil
        column.isHidden = !state.isVisible
        isEnabled = state.isEnabled
        isInteractive = state.isEnabled
    }

    /// Each banner keeps its view where others come or go before it, and the focus with it.
    /// - Parameter pages: `nil` before there is a model, when a blank one stands in.
    private func showPages(_ pages: [TopBannerPage]?) {
        if let pages { pageViews.keep(pages.map { $0.identity }) } else { pageViews.keep(1) }
        for (index, view) in pageViews.views.enumerated() { view.render(pages?[index]) }
    }

    override public func resetInteraction() { carousel.jump(to: 0) }

    /// The slider itself is no place to stop at; its parts are.
    override public var holdsFocus: Bool { false }
}
