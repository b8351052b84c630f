import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Filters over a book that a feed moves: all parts say the same of it, without a key pressed.
@MainActor
struct FilteredBookFeedTests {
    private let environment = ViewEnvironment.simulated()
    private let sportsbook: Sportsbook
    private let book: FilteredBook

    init() {
        sportsbook = Sportsbook(
            matches: [
                .listed("a", markets: 200), .listed("b", .football, "Spain", "La Liga", markets: 100),
                .listed("c", .tennis, "France", "Paris Masters", in: 3, markets: 20, odds: 1.1),
            ], balance: Money(0, "EUR"), now: Match.now, in: environment)
        book = FilteredBook(sportsbook)
    }

    private func bring(_ change: MatchChange, of match: String) {
        sportsbook.apply(SportsbookEvent(time: nil, match: match, change: change))
        environment.scheduler.advance(by: Sportsbook.tellingInterval)
    }

    private func group(_ group: MatchGroup) -> PillItemKind? {
        book.groupsViewModel.currentDisplayState.pills.first { $0.id == group.rawValue }?.kind
    }

    @Test func `a match that begins is among those that are live, in the list and in the counts`() {
        expect(group(.live), is: .countable(count: 0))

        bring(.clock(MatchClock(.firstHalf, minute: 1)), of: "c")
        expect(group(.live), is: .countable(count: 1))
        book.groupsViewModel.selectPill(id: MatchGroup.live.rawValue)

        expect(book.matchIDs, is: ["c"])
        expect(book.countViewModel.currentDisplayState.title, is: "1 of 3 matches")
    }

    @Test func `a match that is another when the book goes on where it was is another in filters too`() throws {
        var ended = try #require(sportsbook.matches["a"])
        ended.apply(.ended)

        sportsbook.receive([ended])
        environment.scheduler.advance(by: Sportsbook.tellingInterval)

        expect(book.matchIDs, is: ["b", "c"])
        expect(book.countViewModel.currentDisplayState.title, is: "2 of 2 matches")
    }

    @Test func `of a burst each match that has changed is looked at once, and the filters hear of it once`() {
        let ids = (0..<1000).map { "m\($0)" }
        let many = Sportsbook(
            matches: ids.map { .listed($0, markets: 10, odds: 1.5) }, balance: Money(0, "EUR"), now: Match.now,
            in: environment)
        let book = FilteredBook(many)
        book.sortViewModel.selectFilter(id: MatchOrder.lowestOdds.rawValue)
        func burst(_ outcome: String, _ odds: Odds...) {
            for id in ids.prefix(300) {
                for odds in odds {
                    many.apply(
                        SportsbookEvent(time: nil, match: id, change: .odds(market: "1x2", outcome: outcome, odds)))
                }
            }
            environment.scheduler.advance(by: Sportsbook.tellingInterval)
        }

        burst("home", 1.2, 1.3, 1.4)
        expect(book.lookCount, is: 300)
        expect(book.changeCount, is: 1)
        burst("away", 7, 8, 9)

        // No lowest price has moved.
        expect(book.lookCount, is: 600)
        expect(book.changeCount, is: 1)
    }

    @Test func `prices are nothing to another order than by odds, which finds them as they are when it is chosen`() {
        var told = 0
        let follower = book.follow { told += 1 }

        bring(.odds(market: "1x2", outcome: "home", 1.05), of: "b")
        expect(told, is: 0)
        expect(book.changeCount, is: 0)
        book.sortViewModel.selectFilter(id: MatchOrder.lowestOdds.rawValue)

        expect(book.matchIDs, is: ["b", "c", "a"])
        expect(book.currentDisplayState.matches.map(\.lowestOdds), is: [2, 1.05, 1.1])
        withExtendedLifetime(follower) {}
    }

    @Test func `hours to a start are those of the moment at which a time is chosen, and of what comes afterwards`() {
        bring(.match(.listed("d", in: 7)), of: "d")
        environment.scheduler.advance(by: .seconds(8100))

        book.timeViewModel.chooseTime(at: 1)
        expect(book.matchIDs, is: ["a", "b", "c"])
        environment.scheduler.advance(by: .seconds(13_500))
        bring(.suspended(market: "1x2", true), of: "a")

        expect(book.matchIDs, is: ["a", "b", "c", "d"])
    }

    @Test func `a match is listed once it begins soon enough, though a feed tells nothing`() {
        book.timeViewModel.chooseTime(at: 1)
        environment.scheduler.advance(by: .seconds(7199))
        expect(book.matchIDs, is: ["a", "b"])

        environment.scheduler.advance(by: .seconds(1))

        expect(book.matchIDs, is: ["a", "b", "c"])
        expect(book.countViewModel.currentDisplayState.title, is: "3 of 3 matches")
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `hours that pass are not told where any start will do`() {
        environment.scheduler.advance(by: .seconds(8100))

        bring(.suspended(market: "1x2", true), of: "c")

        expect(book.lookCount, is: 1)
        expect(book.changeCount, is: 0)
    }

    @Test func `an order by odds follows them, up and down`() {
        book.sortViewModel.selectFilter(id: MatchOrder.lowestOdds.rawValue)
        expect(book.matchIDs, is: ["c", "a", "b"])

        bring(.odds(market: "1x2", outcome: "home", 1.05), of: "b")
        expect(book.matchIDs, is: ["b", "c", "a"])
        bring(.odds(market: "1x2", outcome: "home", 9), of: "b")

        expect(book.matchIDs, is: ["c", "a", "b"])
    }

    @Test func `a league whose last match ends is chosen no more, and nothing says that it is`() {
        book.leaguesViewModel.selectFilter(id: book.currentDisplayState.matches[1].league)
        expect(book.matchIDs, is: ["b"])
        expect(book.filterBarViewModel.currentDisplayState.mainFilter.activeCount, is: 1)

        bring(.ended, of: "b")

        expect(book.matchIDs, is: ["a", "c"])
        let bar = book.filterBarViewModel.currentDisplayState
        expect(bar.items[0].title, is: "All leagues")
        expect(bar.items[0].isSelected, is: false)
        expect(bar.mainFilter.activeCount, is: 0)
        expect(book.leaguesViewModel.currentDisplayState.selectedID, is: nil)
        #expect(!book.resetViewModel.currentDisplayState.isEnabled)
    }

    @Test func `a sport whose last match ends is chosen no more, one with another match stays`() {
        book.sportsViewModel.selectSport(id: Sport.football.rawValue)
        bring(.ended, of: "a")
        expect(book.matchIDs, is: ["b"])
        expect(book.currentDisplayState.filter.sport, is: .football)

        bring(.ended, of: "b")

        #expect(book.matchIDs == ["c"] && book.currentDisplayState.filter.sport == nil)
        expect(book.sportsViewModel.currentDisplayState.selectedSport, is: nil)
        expect(book.titleViewModel.currentDisplayState.title, is: "All sports")
    }

    @Test func `two who follow are both told, and one who goes leaves the other`() {
        var told: [String] = []
        var first: AnyObject? = book.follow { told.append("first") }
        let second = book.follow { told.append("second") }

        book.groupsViewModel.selectPill(id: MatchGroup.big.rawValue)
        expect(told, is: ["first", "second"])
        withExtendedLifetime(first) {}
        first = nil
        book.groupsViewModel.selectPill(id: MatchGroup.all.rawValue)

        expect(told, is: ["first", "second", "second"])
        withExtendedLifetime(second) {}
    }

    @Test func `what is chosen, reset and chosen again is as it was the first time`() {
        func choose() {
            book.sportsViewModel.selectSport(id: "football")
            book.timeViewModel.chooseTime(at: 2)
            book.sortViewModel.selectFilter(id: MatchOrder.soonest.rawValue)
            book.leaguesViewModel.search(for: "liga")
            book.leaguesViewModel.toggleCountry(id: "Spain")
        }
        choose()
        let chosen = book.currentDisplayState

        book.reset()
        expect(book.currentDisplayState.filter, is: MatchFilter())
        expectEmpty(book.currentDisplayState.leagueSearch)
        book.leaguesViewModel.toggleCountry(id: "Spain")
        choose()

        expect(book.currentDisplayState, is: chosen)
    }

    @Test func `a panel that is closed twice is closed, and one that is opened twice is open`() {
        for isClosed in [true, false, true] {
            book.timeViewModel.chooseTime(at: isClosed ? 1 : 0)
            book.sportsViewModel.toggleCollapse()

            expect(book.sportsViewModel.currentDisplayState.isCollapsed, is: isClosed)
        }
        book.open(.sports)
        book.open(.sports)

        #expect(!book.sportsViewModel.currentDisplayState.isCollapsed)
    }

    @Test func `filters over one group have the matches of it alone, each at its place in the book`() {
        let live = FilteredBook(sportsbook, only: .live)
        expectEmpty(live.matchIDs)

        bring(.clock(MatchClock(.firstHalf, minute: 1)), of: "c")
        bring(.clock(MatchClock(.firstHalf, minute: 1)), of: "a")
        expect(live.currentDisplayState.matches.map(\.id), is: ["a", "c"])
        bring(.ended, of: "a")

        expect(live.currentDisplayState.matches.map(\.id), is: ["c"])
        expect(live.countViewModel.currentDisplayState.title, is: "1 of 1 match")
        expect(live.groupsViewModel.currentDisplayState.pills.map(\.id), is: ["all", "favorites", "big"])
    }

    @Test func `a book of filters that is gone hears of nothing, and keeps nothing waiting`() {
        weak var gone: FilteredBook?
        do {
            let book = FilteredBook(sportsbook)
            for name in FilteredBook.partNames { _ = book.model(of: name) }
            gone = book
        }

        bring(.ended, of: "a")

        #expect(gone == nil)
        expect(environment.scheduler.nextDue, is: nil)
    }
}
