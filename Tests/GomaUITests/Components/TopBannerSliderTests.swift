import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaForms
@testable import GomaPromotions

@MainActor
struct TopBannerSliderTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `banners out of sight have no page`() {
        let model = TopBannerSliderViewModel(.someHidden, in: environment)

        expect(model.currentDisplayState.shownBanners, is: [1, 3])
        expect(model.pages.count, is: 2)
    }

    @Test func `the banner in view stays there while one before it goes and comes`() throws {
        let model = TopBannerSliderViewModel(.messages, in: environment)
        model.showPage(1)
        guard case .message(let page) = model.pages[0] else {
            Issue.record("the first page is a message")
            return
        }
        let first = try #require(page as? SingleButtonBannerViewModel)
        let message = first.currentDisplayState

        first.clear()
        expect(model.currentDisplayState.currentPage, is: 0)
        expect(model.currentDisplayState.shownBanners, is: [1, 2])
        first.replaceState(message)

        expect(model.currentDisplayState.currentPage, is: 1)
    }

    @Test func `the banner in view and the focus in it stay while one before it goes`() throws {
        let model = TopBannerSliderViewModel(.messages, in: environment)
        model.showPage(1)
        guard case .message(let page) = model.pages[0] else {
            Issue.record("the first page is a message")
            return
        }
        let first = try #require(page as? SingleButtonBannerViewModel)
        let view = TopBannerSliderView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        stage.tab()
        let focused = try #require(stage.window.focusedView)

        first.clear()

        #expect(stage.rows.contains { $0.contains("50 free spins") })
        #expect(stage.window.focusedView === focused)
    }

    @Test func `once the banner in view goes, the one behind it is in view, or the last`() throws {
        let model = TopBannerSliderViewModel(.messages, in: environment)
        let banners = model.pages.compactMap { page -> SingleButtonBannerViewModel? in
            if case .message(let model) = page { model as? SingleButtonBannerViewModel } else { nil }
        }
        try #require(banners.count == 3)
        model.showPage(1)

        banners[1].clear()
        expect(model.currentDisplayState.shownPage.map { model.currentDisplayState.shownBanners[$0] }, is: 2)
        banners[2].clear()

        expect(model.currentDisplayState.shownPage, is: 0)
    }

    @Test func `what a banner changes is kept by the slider`() {
        let model = TopBannerSliderViewModel(.messages, in: environment)
        guard case .message(let page) = model.pages[0], let banner = page as? SingleButtonBannerViewModel else {
            Issue.record("the first page is a message")
            return
        }

        banner.update { $0.button?.isEnabled = false }

        expect(model.currentDisplayState.banners[0].message?.button?.isEnabled, is: false)
    }

    @Test func `a slider that is out of use shows its banner's picture, as one in use does`() {
        let rows = [true, false].map { isEnabled in
            let environment = ViewEnvironment.simulated()
            let view = TopBannerSliderView(environment: environment)
            let state = TopBannerSliderDisplayState.disabled.with { $0.isEnabled = isEnabled }
            view.configure(with: TopBannerSliderViewModel(state, in: environment))
            let stage = ComponentHarness(view, width: 56, in: environment)
            stage.advance(by: .seconds(1))
            return stage.rows
        }

        expect(rows[0], is: rows[1])
        expect(rows[1].joined(), lacks: "NF")
    }

    @Test func `that there are no banners stands in the middle, as in a strip of bonuses`() {
        let banners = TopBannerSliderView(environment: environment)
        banners.configure(with: TopBannerSliderViewModel(.empty, in: environment))
        let bonuses = PromotionalBonusCardsScrollView(environment: environment)
        bonuses.configure(with: PromotionalBonusCardsScrollViewModel(.init(id: "empty", cards: []), in: environment))

        let rows = ComponentHarness(banners, width: 56, in: environment).rows

        expect(rows, is: ComponentHarness(bonuses, width: 56, in: environment).rows)
    }
}
