import GomaPageViewer
import PageTestSupport
import Testing

/// What a page holds is let go of with its window.
@MainActor
struct PageLifetimeTests {
    @Test func `pages of tabs that were put aside are let go of with their window`() throws {
        let text = """
            tabs: [live, bets]
            parts: [{component: Button, with: {id: home, title: Home, isEnabled: true}}]
            routes:
              live: {parts: [{component: Button, with: {id: live, title: Live, isEnabled: true}}]}
              bets: {parts: [{component: Button, with: {id: bets, title: Bets, isEnabled: true}}]}
            """
        weak var gone: PagePresenter?
        do {
            let page = try PageHarness(describing: text, width: 60, height: 20)
            gone = page.presenter
            #expect(gone != nil)
            for tab in ["live", "bets"] {
                #expect(page.presenter.go(to: tab))
                page.wait(.zero)
            }
        }

        #expect(gone == nil)
    }
}
