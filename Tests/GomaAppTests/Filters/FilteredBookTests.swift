import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// The parts of a page of filters: a choice in one of them is a choice in all.
@MainActor
struct FilteredBookTests {
    private let sportsbook = Sportsbook(
        matches: [
            .listed("a", markets: 200), .listed("b", .football, "Spain", "La Liga", in: 30, markets: 100),
            .listed("c", .football, "Spain", "Segunda", in: 2, isLive: true, markets: 50),
            .listed("d", .tennis, "France", "Paris Masters", isFavorite: true, markets: 20, odds: 1.1),
        ], balance: Money(0, "EUR"), now: Match.now, in: ViewEnvironment.simulated())
    private let book: FilteredBook

    init() { book = FilteredBook(sportsbook) }

    private var heading: String { book.countViewModel.currentDisplayState.title }
    private var bar: GeneralFilterBarDisplayState { book.filterBarViewModel.currentDisplayState }

    @Test func `a sport limits the list, the leagues and the counts of groups, and the bars say it`() {
        book.sportsViewModel.selectSport(id: "football")

        expect(book.matchIDs, is: ["a", "b", "c"])
        expect(heading, is: "3 of 4 matches")
        expect(book.titleViewModel.currentDisplayState.title, is: "Football")
        expect(bar.sports.first?.title, is: "Football")
        expect(bar.sports.first?.isSelected, is: true)
        expect(bar.mainFilter.activeCount, is: 1)
        expect(book.leaguesViewModel.currentDisplayState.countries.map(\.title), is: ["England", "Spain"])
        expect(book.groupsViewModel.currentDisplayState.pills.map(\.kind).first, is: .countable(count: 3))
        expect(book.currentDisplayState.filter.sport, is: .football)
    }

    @Test func `a league goes with its sport, and stays where the sport is its own`() {
        let league = book.currentDisplayState.matches[1].league
        book.leaguesViewModel.selectFilter(id: league)
        expect(book.matchIDs, is: ["b"])
        expect(bar.items.first?.title, is: "La Liga")

        book.sportsViewModel.selectSport(id: "football")
        expect(book.matchIDs, is: ["b"])
        book.sportsViewModel.selectSport(id: "tennis")

        expect(book.matchIDs, is: ["d"])
        expect(bar.items.first?.title, is: "All leagues")
        expect(book.leaguesViewModel.currentDisplayState.selectedID, is: nil)
    }

    @Test func `leagues count what all other filters let through`() {
        func counts() -> [Int?] {
            book.leaguesViewModel.currentDisplayState.countries.flatMap { $0.leagues.map(\.count) }
        }
        expect(counts(), is: [1, 1, 1, 1])

        book.timeViewModel.chooseTime(at: 1)

        expect(counts(), is: [1, 0, 1, 1])
        expect(heading, is: "3 of 4 matches")
    }

    @Test func `an order and a group are chosen in their parts`() {
        book.sortViewModel.selectFilter(id: MatchOrder.lowestOdds.rawValue)
        expect(book.matchIDs.first, is: "d")
        expect(bar.items.last?.title, is: "Lowest odds")

        book.groupsViewModel.selectPill(id: MatchGroup.live.rawValue)

        expect(book.matchIDs, is: ["c"])
    }

    @Test func `a reset brings everything back, and is of use only where there is something to reset`() {
        #expect(!book.resetViewModel.currentDisplayState.isEnabled)
        book.sportsViewModel.selectSport(id: "tennis")
        book.timeViewModel.chooseTime(at: 3)
        book.groupsViewModel.selectPill(id: MatchGroup.favorites.rawValue)
        book.sortViewModel.search(for: "low")
        #expect(book.resetViewModel.currentDisplayState.isEnabled)

        book.resetViewModel.press()

        expect(book.matchIDs, is: ["a", "b", "c", "d"])
        expect(book.currentDisplayState.filter, is: MatchFilter())
        expect(book.timeViewModel.currentDisplayState.selectedIndex, is: 0)
        expectEmpty(book.sortViewModel.currentDisplayState.searchText)
    }

    @Test func `the list follows the book: what ends is gone, what becomes a favourite is one`() throws {
        book.groupsViewModel.selectPill(id: MatchGroup.favorites.rawValue)

        sportsbook.toggleFavorite("b")
        expect(book.matchIDs, is: ["b", "d"])
        sportsbook.apply(SportsbookEvent(time: nil, match: "d", change: .ended))
        sportsbook.tell()

        expect(book.matchIDs, is: ["b"])
        expect(heading, is: "1 of 3 matches")
    }

    @Test func `the bar leads to panels and opens them; all filters open at once`() {
        var wishes: [PageNews] = []
        let subscription = book.wishes.subscribe { wishes.append($0) }
        book.leaguesViewModel.toggleCollapse()
        book.sortViewModel.toggleCollapse()

        book.open(.leagues)
        #expect(!book.leaguesViewModel.currentDisplayState.isCollapsed)
        #expect(book.sortViewModel.currentDisplayState.isCollapsed)
        book.openAll()

        #expect(!book.sortViewModel.currentDisplayState.isCollapsed)
        expect(wishes, is: [.focus(member: "leagues", stop: 1), .focus(member: "sports", stop: 1)])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a country stays open whatever is chosen elsewhere, until it is closed itself`() {
        func open() -> [String] {
            book.leaguesViewModel.currentDisplayState.countries.filter(\.isExpanded).map(\.id)
        }
        expectEmpty(open())
        book.leaguesViewModel.toggleCountry(id: "Spain")
        book.leaguesViewModel.toggleCountry(id: "France")
        expect(open(), is: ["Spain", "France"])

        book.sportsViewModel.selectSport(id: "football")
        expect(open(), is: ["Spain"])
        book.leaguesViewModel.toggleCountry(id: "Spain")
        expectEmpty(open())
        book.sportsViewModel.selectSport(id: "tennis")

        expect(open(), is: ["France"])
    }

    @Test func `what is searched for in a panel stays there whatever is chosen elsewhere, until all is reset`() {
        func searched() -> [String] {
            [
                book.leaguesViewModel.currentDisplayState.searchText,
                book.sortViewModel.currentDisplayState.searchText,
            ]
        }
        book.leaguesViewModel.search(for: "liga")
        book.sortViewModel.search(for: "low")

        book.groupsViewModel.selectPill(id: MatchGroup.big.rawValue)
        expect(searched(), is: ["liga", "low"])
        book.reset()

        expect(searched(), is: ["", ""])
    }

    @Test func `the bar says of each filter what is chosen, and whether the customer has chosen it`() {
        let (leagues, sort) = (FilterPanel.leagues.rawValue, FilterPanel.sort.rawValue)
        expect(
            bar.items,
            is: [
                FilterOptionCellDisplayState(id: leagues, kind: .league, title: "All leagues", icon: .globe),
                FilterOptionCellDisplayState(id: sort, kind: .sortBy, title: "Popular", icon: .flame),
            ])

        book.leaguesViewModel.selectFilter(id: book.currentDisplayState.matches[1].league)
        book.sortViewModel.selectFilter(id: MatchOrder.soonest.rawValue)

        expect(
            bar.items,
            is: [
                FilterOptionCellDisplayState(id: leagues, kind: .league, title: "La Liga", isSelected: true),
                FilterOptionCellDisplayState(
                    id: sort, kind: .sortBy, title: "Starting soon", icon: .clock, isSelected: true),
            ])
        expect(bar.mainFilter.activeCount, is: 2)
    }

    @Test func `the title is that of the league, and of the sport where no league is chosen`() {
        func title() -> String? { book.titleViewModel.currentDisplayState.title }
        book.sportsViewModel.selectSport(id: "football")
        book.leaguesViewModel.selectFilter(id: book.currentDisplayState.matches[1].league)
        expect(title(), is: "La Liga")

        book.leaguesViewModel.reset()

        expect(title(), is: "Football")
    }

    @Test(arguments: [
        (Localization.english, 0, "0 of 0 matches"), (.english, 1, "1 of 1 match"), (.english, 2, "2 of 2 matches"),
        (.french, 0, "Match\u{A0}: 0 sur 0"), (.french, 2, "Matchs\u{A0}: 2 sur 2"),
    ])
    func `the heading counts matches in words of their number`(language: Localization, count: Int, words: String) {
        let few = Sportsbook(
            matches: (0..<count).map { .listed("\($0)") }, balance: Money(0, "EUR"), now: Match.now,
            in: ViewEnvironment.simulated(localization: language))
        let book = FilteredBook(few)

        expect(book.countViewModel.currentDisplayState.title, is: words)
    }

    @Test func `each sport that there are matches of is offered once, in their order, and the chosen one marked`() {
        func sports() -> [SportTypeSelectorItemDisplayState] { book.sportsViewModel.currentDisplayState.sports }
        expect(sports().map(\.id), is: ["football", "tennis"])
        expect(sports().map(\.isSelected), is: [false, false])

        book.sportsViewModel.selectSport(id: "tennis")
        expect(sports().map(\.id), is: ["football", "tennis"])
        expect(sports().map(\.isSelected), is: [false, true])
        book.sportsViewModel.reset()

        expect(sports().map(\.isSelected), is: [false, false])
        expect(book.matchIDs, is: ["a", "b", "c", "d"])
    }

    @Test func `an order stays while its panel closes, and the usual one is no choice`() {
        let panel = book.sortViewModel
        expect(panel.currentDisplayState.selectedID, is: nil)
        panel.selectFilter(id: MatchOrder.soonest.rawValue)

        panel.toggleCollapse()
        expect(panel.currentDisplayState.selectedID, is: MatchOrder.soonest.rawValue)
        expect(book.matchIDs, is: ["c", "a", "d", "b"])
        panel.selectFilter(id: MatchOrder.popular.rawValue)

        #expect(panel.currentDisplayState.selectedID == nil && panel.currentDisplayState.isCollapsed)
        expect(book.matchIDs, is: ["a", "b", "c", "d"])
    }

    @Test func `groups count what the other filters let through, whichever of them is chosen and marked`() {
        func pills() -> [PillItemDisplayState] { book.groupsViewModel.currentDisplayState.pills }
        func kinds(_ counts: Int...) -> [PillItemKind] { counts.map { .countable(count: Limited($0)) } }
        expect(pills().map(\.kind), is: kinds(4, 1, 1, 1))
        expect(pills().filter(\.isSelected).map(\.id), is: [MatchGroup.all.rawValue])

        book.groupsViewModel.selectPill(id: MatchGroup.live.rawValue)
        book.sportsViewModel.selectSport(id: "football")

        expect(pills().map(\.kind), is: kinds(3, 1, 0, 1))
        expect(pills().filter(\.isSelected).map(\.id), is: [MatchGroup.live.rawValue])
    }

    @Test func `a page can show every part that is named, and no other`() {
        let models = FilteredBook.partNames.compactMap(book.model(of:))

        #expect(FilteredBook.partNames.count > 5)
        expect(Set(models.map(ObjectIdentifier.init)).count, is: FilteredBook.partNames.count)
        #expect(book.model(of: "price") == nil)
    }
}
