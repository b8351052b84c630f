import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

@MainActor
struct SportsbookTests {
    private let environment = ViewEnvironment.simulated()

    private func makeBook() throws -> Sportsbook {
        return try Sportsbook(
            describing: """
                  - id: m1
                    competition: League
                    home: Reds
                    away: Blues
                    markets:
                      - id: 1x2
                        name: Result
                        outcomes: [{id: home, title: Home, odds: 1.5}, {id: away, title: Away, odds: 4}]
                      - id: goals
                        name: Goals
                        outcomes: [{id: over, title: Over, odds: 2}, {id: under, title: Under, odds: 1.8}]
                """, in: environment)
    }

    private func event(_ change: MatchChange, match: String = "m1") -> SportsbookEvent {
        SportsbookEvent(time: nil, match: match, change: change)
    }

    private func selection(_ market: String, _ outcome: String) -> BetSlip.Selection {
        BetSlip.Selection(match: "m1", market: market, outcome: outcome)
    }

    @Test func `ten thousand events are all taken in and told once in a frame`() throws {
        let book = try makeBook()
        var told = 0
        let follower = book.follow(.match("m1")) { told += 1 }

        for number in 1...10_000 {
            let price = Odds(nearest: Amount(hundredths: 151 + number % 100))
            book.apply(event(.odds(market: "1x2", outcome: "home", price)))
            if number % 1000 == 0 { environment.scheduler.advance(by: .milliseconds(100)) }
        }

        expect(book.eventCount, is: 10_000)
        expect(told, is: 10)
        expect(book.matches["m1"]?.markets[0].outcomes[0].odds, is: 1.51)
        expect(book.matches["m1"]?.markets[0].outcomes[0].price.changeCount, is: 10_000)
        withExtendedLifetime(follower) {}
    }

    @Test func `what nobody follows any more is forgotten before there is much of it`() throws {
        final class Kept {}
        let book = try makeBook()
        var told = 0
        let follower = book.follow(.match("m1")) { told += 1 }
        weak var kept: Kept?
        do {
            let object = Kept()
            kept = object
            _ = book.follow(.match("gone")) { withExtendedLifetime(object) {} }
        }
        #expect(kept != nil)

        for number in 0..<64 { _ = book.follow(.match("m\(number)")) {} }
        book.apply(event(.odds(market: "1x2", outcome: "home", 2)))
        book.tell()

        #expect(kept == nil && told == 1)
        withExtendedLifetime(follower) {}
    }

    @Test func `what prices show is kept for so many of them`() throws {
        let book = try makeBook()
        let outcome = try #require(book.matches["m1"]?.markets[0].outcomes[0])
        func look(_ number: Int) {
            let price = PriceFacts(
                match: "m\(number)", market: "1x2", outcome: outcome, availability: .open, isSelected: false,
                density: .regular)
            expect(book.state(of: price).odds, is: 1.5)
        }

        for number in 0..<Sportsbook.mostPrices { look(number) }
        look(0)
        expect(book.priceDerivationCount, is: Sportsbook.mostPrices)
        look(Sportsbook.mostPrices)
        look(Sportsbook.mostPrices)
        look(0)

        expect(book.priceDerivationCount, is: Sportsbook.mostPrices + 2)
    }

    @Test func `a follower that is gone is told nothing`() throws {
        let book = try makeBook()
        var told = 0
        var follower: Sportsbook.Follower? = book.follow(.match("m1")) { told += 1 }
        #expect(follower != nil)
        follower = nil

        book.apply(event(.ended))
        environment.scheduler.advance(by: .seconds(1))

        expect(told, is: 0)
    }

    @Test func `events about what nobody knows are counted and change nothing`() throws {
        let book = try makeBook()
        let before = book.matchIDs.map { book.matches[$0] }

        book.apply(event(.ended, match: "m9"))
        book.apply(event(.odds(market: "1x2", outcome: "nobody", 2)))
        book.apply(event(.suspended(market: "none", true)))

        expect(book.unknownCount, is: 3)
        expect(book.matchIDs.map { book.matches[$0] }, is: before)
    }

    @Test func `a price that moves says which way, an equal one does not`() throws {
        let book = try makeBook()

        book.apply(event(.odds(market: "1x2", outcome: "home", 1.6)))
        expect(book.matches["m1"]?.markets[0].outcomes[0].price.change, is: .up)
        book.apply(event(.odds(market: "1x2", outcome: "home", 1.6)))
        expect(book.matches["m1"]?.markets[0].outcomes[0].price.changeCount, is: 1)
        book.apply(event(.odds(market: "1x2", outcome: "home", 1.4)))

        expect(book.matches["m1"]?.markets[0].outcomes[0].price.change, is: .down)
    }

    @Test func `of one market only one outcome is on the slip`() throws {
        let book = try makeBook()

        book.toggle(selection("1x2", "home"))
        book.toggle(selection("goals", "over"))
        book.toggle(selection("1x2", "away"))

        expect(book.slip.selections.map(\.outcome), is: ["over", "away"])
        expect(book.totalOdds, is: 8)
        book.toggle(selection("1x2", "away"))
        expect(book.slip.selections.map(\.outcome), is: ["over"])
    }

    @Test func `prices come together without a binary fraction`() throws {
        let book = try makeBook()
        book.apply(event(.odds(market: "1x2", outcome: "home", 2.01)))
        book.apply(event(.odds(market: "goals", outcome: "over", 1.63)))

        book.toggle(selection("1x2", "home"))
        book.toggle(selection("goals", "over"))

        expect(book.totalOdds, is: 3.2763)
    }

    @Test func `what is suspended or over cannot be chosen, but can be taken off`() throws {
        let book = try makeBook()
        book.toggle(selection("goals", "over"))

        book.apply(event(.suspended(market: "1x2", true)))
        book.toggle(selection("1x2", "home"))
        expect(book.slip.selections, is: [selection("goals", "over")])
        book.apply(event(.suspended(market: "1x2", false)))
        book.apply(event(.ended))
        book.toggle(selection("1x2", "home"))
        expect(book.slip.selections, is: [selection("goals", "over")])
        book.toggle(selection("goals", "over"))

        expectEmpty(book.slip.selections)
    }

    @Test func `a choice shows in every component of the match, once`() throws {
        let book = try makeBook()
        let card = BookCardModel(book, match: "m1")
        let line = BookLineModel(book, match: "m1", market: "1x2")
        var states: [MarketOutcomesLineDisplayState] = []
        let subscription = line.displayStatePublisher.sink { states.append($0) }

        card.outcomesViewModel.lineViewModels[0].outcomeViewModels[1].toggleSelection()

        #expect(line.outcomeViewModels[1].currentDisplayState.isSelected)
        expect(card.currentDisplayState.outcomes.lines[0].outcomes.map(\.isSelected), is: [false, true])
        expect(states.count, is: 2)
        subscription.cancel()
    }

    @Test func `a choice is told, and so is the one that it replaces`() throws {
        let book = try makeBook()
        let line = BookLineModel(book, match: "m1", market: "1x2")
        let group = BookGroupModel(book, match: "m1", in: .named(["1x2", "goals"]))
        var told: [String] = []
        let subscription = book.choices.subscribe { told.append("\($0.name) \($0.isChosen)") }

        group.lineViewModels[1].outcomeViewModels[0].toggleSelection()
        line.outcomeViewModels[0].toggleSelection()
        line.outcomeViewModels[1].toggleSelection()

        expect(told, is: ["Over true", "Home true", "Home false", "Away true"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a market of four stands in a square`() throws {
        let book = try Sportsbook(
            describing: """
                  - id: m1
                    competition: League
                    home: Reds
                    away: Blues
                    markets:
                      - id: both
                        name: Result and goals
                        outcomes:
                          - {id: a, title: A, odds: 2}
                          - {id: b, title: B, odds: 3}
                          - {id: c, title: C, odds: 4}
                          - {id: d, title: D, odds: 5}
                """, in: environment)

        let state = BookLineModel(book, match: "m1", market: "both").currentDisplayState

        expect(state.layout, is: .grid)
        expect(state.outcomes.map(\.bettingOfferID), is: ["m1/both/a", "m1/both/b", "m1/both/c", "m1/both/d"])
    }

    @Test func `a settled market says who won`() throws {
        let book = try makeBook()

        book.apply(event(.settled(market: "1x2", winners: ["away"])))

        expect(book.matches["m1"]?.markets[0].outcomes.map(\.result), is: [.lost, .won])
        #expect(!book.isOpen(selection("1x2", "away")))
    }

    @Test func `a recorded feed comes at its own moments`() throws {
        var batches: [[MatchChange]] = []
        let text = """
            {"at":1,"type":"score","match":"m1","home":1,"away":0}
            {"at":1,"type":"ended","match":"m1"}
            {"at":3,"type":"settled","match":"m1","market":"1x2","winners":[]}
            nonsense
            """
        var problems = 0
        let player = FeedPlayer<SportsbookEvent>(FeedSource(Data(text.utf8)), on: environment.scheduler) { batch in
            if !batch.events.isEmpty { batches.append(batch.events.map(\.change)) }
            problems += batch.problems.count
        }

        expect(player.lineCount, is: 3)
        expectEmpty(batches)
        environment.scheduler.advance(by: .seconds(1))
        expect(batches, is: [[.score(.total(Tally(1, 0))), .ended]])
        environment.scheduler.advance(by: .seconds(2))
        expect(batches.count, is: 2)
        expect(player.lineCount, is: 4)
        expect(problems, is: 1)
    }

    @Test func `one price of two hundred cards is worked out once and drawn alone`() throws {
        let matches = (0..<200).map { number in
            """
            - {id: m\(number), competition: League, home: Reds, away: Blues, markets: [
                {id: 1x2, name: Result, outcomes: [
                  {id: home, title: Home, odds: 1.5}, {id: away, title: Away, odds: 4}]}]}
            """
        }
        let book = try Sportsbook(describing: matches.joined(separator: "\n"), in: environment)
        let models = book.matchIDs.map { BookCardModel(book, match: $0) }
        let cards = models.map { model in
            let card = TallOddsMatchCardView(environment: environment)
            card.configure(with: model)
            return card
        }
        let height = 12
        let root = View()
        for (index, card) in cards.enumerated() {
            root.addSubview(card)
            card.frame = Rect(x: 0, y: index * height, width: 64, height: height)
        }
        let window = Window(size: Size(width: 64, height: 200 * height), root: ViewController(showing: root))
        window.update()
        window.statistics = FrameStatistics()
        let before = (window.surface.rows, book.derivationCount, book.priceDerivationCount)
        expect(before.2, is: 400)

        book.apply(event(.odds(market: "1x2", outcome: "away", 4.5), match: "m120"))
        environment.scheduler.advance(by: Sportsbook.tellingInterval)
        window.update()

        let changed = zip(before.0, window.surface.rows).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        expect(book.derivationCount, is: before.1 + 1)
        expect(book.priceDerivationCount, is: before.2 + 1)
        #expect(changed.count == 1 && changed[0] / height == 120)
        #expect(window.statistics.cellsTouched < 400)
    }
}
