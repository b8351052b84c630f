import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaForms
@testable import GomaPromotions

@MainActor
struct TopBannerSliderTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a page that does not exist stands for the nearest`() {
        var state = TopBannerSliderDisplayState.messages

        state.showPage(7)
        #expect(state.currentPage == 2)
        state.showPage(-1)
        #expect(state.currentPage == 0)

        state.banners = []
        #expect(state.shownPage == nil)
    }

    @Test func `banners out of sight have no page`() {
        let model = TopBannerSliderViewModel(.someHidden, in: environment)

        #expect(model.currentDisplayState.shownBanners == [1, 3])
        #expect(model.pages.count == 2)
    }

    @Test func `other banners are shown from the first`() {
        let model = TopBannerSliderViewModel(.messages, in: environment)
        model.showPage(2)

        model.updateBanners(model.currentDisplayState.banners)

        #expect(model.currentDisplayState.currentPage == 0)
    }

    @Test func `what a banner changes is kept by the slider`() {
        let model = TopBannerSliderViewModel(.messages, in: environment)
        guard case .message(let page) = model.pages[0], let banner = page as? SingleButtonBannerViewModel else {
            Issue.record("the first page is a message")
            return
        }

        banner.setButtonEnabled(false)

        #expect(model.currentDisplayState.banners[0].message?.button?.isEnabled == false)
    }
}
