import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPages

/// The groups of a match's markets: what they hold, which of them is looked at, and who hears of it.
@MainActor
struct MarketGroupsTests {
    private let environment = ViewEnvironment.simulated()
    private let book: Sportsbook
    private let bar: BookGroupsModel

    init() {
        book = Sportsbook(matches: [Self.whole], balance: Money(100, "EUR"), in: environment)
        bar = BookGroupsModel(book, match: "a")
    }

    private static let whole = match(
        with: [
            Market(id: "winner", outcomes: []), Market(id: "total", group: "Goals", outcomes: []),
            Market(id: "corners", group: "Corners", outcomes: []), Market(id: "both", group: "Goals", outcomes: []),
        ])

    private static func match(with markets: [Market]) -> Match {
        var match = Match.listed("a")
        match.markets = markets
        return match
    }

    private func tell(_ change: MatchChange) {
        book.apply(change, to: "a")
        book.tell()
    }

    @Test func `each group stands once, in the order of its first market, and says how many it has`() {
        expect(
            book.groupStates(of: "a"),
            is: [
                MarketGroupTabItemDisplayState(id: "all", title: .all, isSelected: true, badgeCount: 4),
                MarketGroupTabItemDisplayState(id: "Goals", title: "Goals", badgeCount: 2),
                MarketGroupTabItemDisplayState(id: "Corners", title: "Corners", badgeCount: 1),
            ])
        expectEmpty(book.groupStates(of: "nobody"))
        expectEmpty(book.shownMarkets(of: "nobody"))
    }

    @Test func `the groups of a match that nobody knew come with it`() {
        let book = Sportsbook(matches: [], balance: Money(100, "EUR"), in: environment)
        let bar = BookGroupsModel(book, match: "a")
        expectEmpty(bar.currentDisplayState.groups)

        book.apply(.match(Self.whole), to: "a")
        book.tell()

        expect(bar.currentDisplayState.groups.map(\.id), is: ["all", "Goals", "Corners"])
    }

    @Test func `groups of one identity are one, and none takes the place of those that are always there`() {
        let named = Self.match(
            with: [
                Market(id: "a", group: .goals, outcomes: []), Market(id: "b", group: "goals", outcomes: []),
                Market(id: "c", group: "all", outcomes: []), Market(id: "d", group: "match-statistics", outcomes: []),
            ])
        tell(.match(named))

        expect(book.groupStates(of: "a").map(\.id), is: ["all", "goals"])
        book.chooseGroup("goals", of: "a")
        expect(book.shownMarkets(of: "a"), is: ["a", "b"])
        book.chooseGroup("all", of: "a")

        expect(book.shownMarkets(of: "a"), is: ["a", "b", "c", "d"])
    }

    @Test func `the markets of the group that is looked at are shown, and all of them when it is left`() {
        expect(book.shownMarkets(of: "a"), is: ["winner", "total", "corners", "both"])

        book.chooseGroup("Goals", of: "a")
        expect(book.shownMarkets(of: "a"), is: ["total", "both"])
        book.chooseGroup("Corners", of: "a")
        expect(book.shownMarkets(of: "a"), is: ["corners"])
        book.chooseGroup(Sportsbook.allMarkets, of: "a")

        expect(book.shownMarkets(of: "a"), is: ["winner", "total", "corners", "both"])
    }

    @Test func `a choice is told once; the same again and what is not there are none`() {
        var tellings = 0
        let follower = book.follow(.groups("a")) { tellings += 1 }

        bar.tabViewModels[1].select()
        bar.tabViewModels[1].select()
        bar.selectMarketGroup(id: "nobody")
        bar.selectMarketGroup(id: "match-statistics")
        bar.tabViewModels[0].select()

        expect(tellings, is: 2)
        withExtendedLifetime(follower) {}
    }

    @Test func `a group whose markets go is left for all of them, and looked at again when they are back`() {
        book.chooseGroup("Goals", of: "a")

        tell(.match(Self.match(with: [Market(id: "winner", outcomes: [])])))
        expect(bar.currentDisplayState.groups.map(\.id), is: ["all"])
        expect(bar.currentDisplayState.selectedGroupID, is: "all")
        expect(book.shownMarkets(of: "a"), is: ["winner"])
        tell(.match(Self.whole))

        expect(bar.currentDisplayState.groups.map(\.id), is: ["all", "Goals", "Corners"])
        expect(bar.currentDisplayState.selectedGroupID, is: "Goals")
        expect(book.shownMarkets(of: "a"), is: ["total", "both"])
    }

    @Test func `a page hears of the markets that are shown when another group is, and of all when the match moves`()
        throws
    {
        let source = MatchSource("a", of: book)
        let all = try #require(source.member("markets"))
        let shown = try #require(source.member("shown-markets"))
        var told: [String] = []
        let followers = [all.follow { told.append("all") }, shown.follow { told.append("shown") }]

        book.chooseGroup("Goals", of: "a")
        expect(told, is: ["shown"])
        tell(.suspended(market: "total", true))
        expect(told, is: ["shown", "all"])

        expect(all.elementIDs, is: ["winner", "total", "corners", "both"])
        expect(shown.elementIDs, is: ["total", "both"])
        #expect((all.member("both")?.value as? BookMarket)?.id == "both" && all.member("nobody") == nil)
        expect(MatchSource("nobody", of: book).member("markets")?.elementIDs, is: [])
        withExtendedLifetime(followers) {}
    }
}
