import Expectations
import GomaCatalog
import GomaPictures
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A bar of a page's tabs.
@MainActor
struct TabsSourceTests {
    private static let text = """
        tabs: [live, bets]
        sources:
          bar:
            kind: tabs
            items:
              - {id: "", title: $words.signupTitle, icon: football}
              - {id: live, title: Live}
              - {id: bets, title: Bets}
        parts: [{component: AdaptiveTabBar, of: bar}]
        routes:
          live: {parts: [{component: Button}]}
          bets: {parts: [{component: Button}]}
        """

    /// The bar with one of its tabs shown.
    private func bar(showing tab: String) -> AdaptiveTabBarDisplayState {
        let items = [
            TabItemDisplayState(
                id: "first", title: "Open an account", icon: .football, isActive: tab == "first"),
            TabItemDisplayState(id: "live", title: "Live", isActive: tab == "live"),
            TabItemDisplayState(id: "bets", title: "Bets", isActive: tab == "bets"),
        ]
        return AdaptiveTabBarDisplayState(
            tabSets: [TabSetDisplayState(id: "tabs", items: items)], activeTabSetID: "tabs")
    }

    @Test func `the tab that is shown is marked, and none beside it, there and back`() throws {
        let session = try PageSession(
            PageDescription(parsing: Self.text, file: "a.yaml"), kit: .goma, registry: .goma,
            environment: .simulated())
        let source = try #require(session.sources["bar"])
        func shown() -> AdaptiveTabBarDisplayState? { (source.value as? AppTabs)?.bar }
        var tellings = 0
        let follower = source.follow { tellings += 1 }
        expect(shown(), is: bar(showing: "first"))

        for (count, tab) in ["live", "bets", "live"].enumerated() {
            session.tab = tab
            expect(shown(), is: bar(showing: tab))
            expect(tellings, is: count + 1)
        }
        session.tab = "live"
        expect(tellings, is: 3)
        session.tab = ""

        expect(shown(), is: bar(showing: "first"))
        expect(tellings, is: 4)
        withExtendedLifetime(follower) {}
    }

    @Test func `titles are in the language in use, and tell when that changes`() throws {
        let session = try PageSession(
            PageDescription(parsing: Self.text, file: "a.yaml"), kit: .goma, registry: .goma,
            environment: .simulated(localization: LanguageSwitch(Localization.english)))
        let source = try #require(session.sources["bar"])
        func title() -> String? { (source.value as? AppTabs)?.items.first?.title }
        var tellings = 0
        let follower = source.follow { tellings += 1 }
        expect(title(), is: "Open an account")

        #expect(session.speak("fr"))

        expect(title(), is: "Ouvrir un compte")
        expect(tellings, is: 1)
        withExtendedLifetime(follower) {}
    }

    @Test func `a tab that a page has no more when it is read again is marked no more`() throws {
        let page = try PageHarness(describing: Self.text, width: 60, height: 20)
        _ = page.presenter.go(to: "bets")
        let text = Self.text.replacing("[live, bets]", with: "[live]").replacing("  bets:", with: "  gone:")

        try page.presenter.renew(PageDescription(parsing: text, file: "page.yaml")) {
            throw PageFileError.none(path: $0)
        }

        let source = try #require(page.presenter.session.sources["bar"])
        expect((source.value as? AppTabs)?.bar, is: bar(showing: "first"))
    }
}
