import Expectations
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Pages at both ends, in everything that has any.
@MainActor
struct PagingTests {
    @Test(arguments: [(0, 0, 0), (1, 0, 0), (1, 5, 0), (3, 2, 2), (3, 3, 2), (3, -1, 0), (3, 1, 1)])
    func `a page that does not exist stands for the nearest, in every pager`(count: Int, page: Int, shown: Int) {
        var suggested = SuggestedBetsExpandedDisplayState(title: "", cards: Array(repeating: .blank, count: count))
        var statistics = StatisticsWidgetDisplayState(
            id: "",
            tabs: (0..<count).map { StatisticsTab(id: "\($0)", title: "", content: .form([])) })
        var banners = TopBannerSliderDisplayState(
            banners: Array(
                repeating: .info(banner: SingleButtonBannerDisplayState(id: "", message: "")), count: count))

        for _ in 0..<2 {
            suggested.showPage(page)
            statistics.showTab(page)
            banners.showPage(page)

            expect(suggested.currentPage, is: shown)
            expect(suggested.shownPage, is: (count == 0 ? nil : shown))
            expect(statistics.selectedTabIndex, is: shown)
            expect(statistics.shownTabIndex, is: (count == 0 ? nil : shown))
            expect(banners.currentPage, is: shown)
            expect(banners.shownPage, is: (count == 0 ? nil : shown))
        }
    }
}
