import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Who hears of a change in the book, when and how often.
@MainActor
struct SportsbookFollowingTests {
    private let environment = ViewEnvironment.simulated()
    private let book: Sportsbook

    init() {
        book = Sportsbook(matches: [.listed("a"), .listed("b")], balance: Money(100, "EUR"), in: environment)
    }

    private func event(_ change: MatchChange, of match: String = "a") -> SportsbookEvent {
        SportsbookEvent(time: nil, match: match, change: change)
    }

    @Test func `followers are told a frame after the first change, and not a moment before`() {
        var told = 0
        let follower = book.follow(.match("a")) { told += 1 }

        book.apply(event(.score(.total(Tally(1, 0)))))
        environment.scheduler.advance(by: .milliseconds(10))
        book.apply(event(.score(.total(Tally(2, 0)))))
        environment.scheduler.advance(by: .milliseconds(5))
        expect(told, is: 0)
        environment.scheduler.advance(by: .milliseconds(1))
        expect(told, is: 1)
        book.apply(event(.score(.total(Tally(3, 0)))))
        environment.scheduler.advance(by: .milliseconds(16))

        expect(told, is: 2)
        expect(book.tellingCount, is: 2)
        expect(environment.scheduler.nextDue, is: nil)
        withExtendedLifetime(follower) {}
    }

    @Test func `two who follow one match are both told, and one who goes leaves the other`() {
        var told: [String] = []
        var first: Sportsbook.Follower? = book.follow(.match("a")) { told.append("first") }
        let second = book.follow(.match("a")) { told.append("second") }

        book.toggleFavorite("a")
        expect(told, is: ["first", "second"])
        withExtendedLifetime(first) {}
        first = nil
        book.toggleFavorite("a")

        expect(told, is: ["first", "second", "second"])
        withExtendedLifetime(second) {}
    }

    @Test func `what the customer does is told at once, with what a feed has brought before it`() {
        var told: [String] = []
        let followers = ["a", "b"].map { match in book.follow(.match(match)) { told.append(match) } }

        book.apply(event(.ended, of: "b"))
        book.toggleFavorite("a")
        expect(told, is: ["b", "a"])
        environment.scheduler.advance(by: .seconds(1))

        expect(told, is: ["b", "a"])
        withExtendedLifetime(followers) {}
    }

    @Test func `a change that is made on hearing of one is told too`() {
        var scores: [Int] = []
        let follower = book.follow(.match("a")) { [book] in
            let score = book.matches["a"]?.score.total?.home ?? 0
            scores.append(score)
            if score == 1 { book.apply(SportsbookEvent(time: nil, match: "a", change: .score(.total(Tally(2, 0))))) }
        }

        book.apply(event(.score(.total(Tally(1, 0)))))
        environment.scheduler.advance(by: .seconds(1))

        expect(scores, is: [1, 2])
        withExtendedLifetime(follower) {}
    }

    @Test func `a balance that moves is told to who follows the slip, and once for all that happens in a frame`() throws
    {
        var told: [Decimal] = []
        let follower = book.follow(.slip) { [book] in told.append(book.balance.amount) }

        try book.customer.deposit(20)
        try book.customer.deposit(5)
        environment.scheduler.advance(by: .seconds(1))
        #expect(throws: AppRefusal.deposit(.below(5))) { try book.customer.deposit(1) }
        environment.scheduler.advance(by: .seconds(1))

        expect(told, is: [125])
        withExtendedLifetime(follower) {}
    }

    @Test func `a movement that is cleared twice is none, and what nobody knows is cleared by nobody`() {
        book.apply(event(.odds(market: "1x2", outcome: "home", 3)))

        book.clearChange("a", "1x2", "home")
        book.clearChange("a", "1x2", "home")
        for (market, outcome) in [("1x2", "nobody"), ("none", "home")] { book.clearChange("a", market, outcome) }
        book.clearChange("nobody", "1x2", "home")

        expect(book.matches["a"]?.markets[0].outcomes[0].price.change, is: OddsChange.none)
        expect(book.matches["a"]?.markets[0].outcomes[0].price.changeCount, is: 1)
        expect(book.matchIDs.count, is: 2)
    }

    @Test func `a group that is chosen twice is told once, and one that is not there is not chosen`() {
        var told = 0
        let follower = book.follow(.groups("a")) { told += 1 }

        book.chooseGroup("Goals", of: "a")
        book.chooseGroup(Sportsbook.allMarkets, of: "a")

        expect(told, is: 0)
        expectEmpty(book.chosenGroups)
        withExtendedLifetime(follower) {}
    }

    @Test func `models of one price are in step, and what one of them has shown is over for both`() {
        let models = (0..<2).map { _ in BookLineModel(book, match: "a", market: "1x2") }
        book.apply(event(.odds(market: "1x2", outcome: "home", 3)))
        environment.scheduler.advance(by: Sportsbook.tellingInterval)
        expect(models.map { $0.currentDisplayState.outcomes[0].oddsChange }, is: [.up, .up])

        models[0].outcomeViewModels[0].clearOddsChange()
        models[1].outcomeViewModels[1].toggleSelection()

        expect(models[0].currentDisplayState, is: models[1].currentDisplayState)
        expect(models[0].currentDisplayState.outcomes.map(\.oddsChange), is: [.none, .none])
        expect(models[0].currentDisplayState.outcomes.map(\.isSelected), is: [false, true])
    }

    @Test func `a price that closes, opens, moves and closes again shows each of them`() {
        let line = BookLineModel(book, match: "a", market: "1x2")
        var seen: [OutcomeAvailability] = []
        let changes: [MatchChange] = [
            .suspended(market: "1x2", true), .suspended(market: "1x2", false), .odds(market: "1x2", outcome: "home", 5),
            .suspended(market: "1x2", true), .ended,
        ]

        for change in changes {
            book.apply(event(change))
            book.tell()
            seen.append(line.currentDisplayState.outcomes[0].availability)
        }

        expect(seen, is: [.locked, .open, .open, .locked, .unavailable])
        expect(line.currentDisplayState.outcomes[0].odds, is: 5)
    }
}
