import Expectations
import GomaCatalog
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Filters on a page, as its parts ask for their choices.
@MainActor
struct MatchFiltersSourceTests {
    @Test func `a panel opens for whoever asks for its choices, or for all, and for no other name`() throws {
        let stage = try PageHarness("filters", width: 120, height: 50)
        func ask(_ request: some ComponentRequest) {
            stage.presenter.session.environment.ask(to: request)
            stage.window.update()
        }
        let sort = try #require(
            stage.window.topController?.view.tree.lazy.compactMap { ($0 as? SortFilterView)?.viewModel }.first)

        sort.toggleCollapse()
        #expect(sort.currentDisplayState.isCollapsed)
        ask(OpenFilter(id: "price"))
        #expect(sort.currentDisplayState.isCollapsed)
        expect(stage.status, contains: "nothing on this page can open the choices of price")
        ask(OpenFilter(id: "sort"))
        #expect(!sort.currentDisplayState.isCollapsed)

        sort.toggleCollapse()
        ask(OpenFilters())

        #expect(!sort.currentDisplayState.isCollapsed)
    }

    @Test func `what a customer has chosen and looked for goes with the customer, and stays where a guest comes in`()
        throws
    {
        let environment = ViewEnvironment.simulated()
        let book = Sportsbook(
            matches: [.listed("a"), .listed("b", .tennis)], balance: Money(10, "EUR"), in: environment)
        let source = MatchFiltersSource(of: book, only: .all)
        let sports = try #require(source.member("sports")?.value as? SportGamesFilterViewModel)
        let leagues = try #require(source.member("leagues")?.value as? CountryLeaguesFilterViewModel)
        func choose() {
            sports.selectSport(id: "tennis")
            leagues.search(for: "open")
        }
        var shown: [String]? { source.member("matches")?.elementIDs }
        choose()
        expect(shown, is: ["b"])

        book.customer.leave()
        environment.scheduler.advance(by: Customer.tellingInterval)
        expect(shown, is: ["a", "b"])
        expectEmpty(leagues.currentDisplayState.searchText)
        choose()
        try book.customer.enter()
        environment.scheduler.advance(by: Customer.tellingInterval)

        expect(shown, is: ["b"])
        expect(leagues.currentDisplayState.searchText, is: "open")
    }
}
