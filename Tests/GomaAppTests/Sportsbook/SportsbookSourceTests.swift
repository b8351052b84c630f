import Expectations
import GomaCatalog
import GomaDomain
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A book as a source of a page: what comes of its day, what is searched for in it, and what it says of itself.
@MainActor
struct SportsbookSourceTests {
    private let environment = ViewEnvironment.simulated()

    private func session(_ options: String) throws -> PageSession {
        let page = try PageDescription(
            parsing: "sources: {book: {kind: sportsbook, \(options)}}\nparts: [{component: Button}]", file: "a.yaml")
        return try PageSession(page, kit: .goma, registry: .goma, environment: environment)
    }

    private func source(of session: PageSession) throws -> SportsbookSource {
        try #require(session.sources["book"] as? SportsbookSource)
    }

    private static let market = "{id: w, name: W, outcomes: [{id: h, title: H, odds: 2}]}"
    private static let matches = """
        matches: [{id: a, competition: Open, home: Ashford, away: Kendal, markets: [\(market)]},
          {id: b, competition: Cup, home: Thirsk, away: Ashby, markets: [\(market)]}]
        """

    // MARK: A day

    private static let day = "league: {seed: 7, matches: 20, events: 5000, speed: 60}"

    /// Whether all matches but one stand as they do at a moment of the day.
    private func expectDay(at moment: Duration, in book: Sportsbook, but listed: String = "") {
        let league = League(seed: 7, matchCount: 20, eventCount: 5000, opening: LeagueOptions.opening.date)
        for match in league.matches(at: moment) where match.id != listed {
            let played = book.matches[match.id]
            expect(played?.score, is: match.score)
            expect(played?.phase, is: match.phase)
        }
    }

    @Test func `while the feed is lost nothing comes, and then all that has happened`() throws {
        let source = try source(of: try session(Self.day))
        let troubles = source.book.customer.service
        troubles.toggle(.lostFeed)

        environment.scheduler.advance(by: .milliseconds(60_005))
        #expect(source.book.eventCount == 0 && source.status == nil)
        expectDay(at: .zero, in: source.book)
        troubles.toggle(.lostFeed)
        environment.scheduler.advance(by: .milliseconds(8))

        #expect(source.book.eventCount > 500)
        expectDay(at: .milliseconds(3_600_300), in: source.book)
    }

    @Test func `a day that is taken up again stands where the customer's has come to, and goes on from there`() throws {
        let source = try source(
            of: try session("matches: [{id: day-2, competition: L, home: A, away: B}], \(Self.day)"))
        let listed = source.book.matches["day-2"]
        let memory = try #require(source.memory)
        let troubles = source.book.customer.service
        troubles.toggle(.lostFeed)
        environment.scheduler.advance(by: .milliseconds(60_005))

        source.remember(memory)
        expectDay(at: .milliseconds(3_600_300), in: source.book, but: "day-2")
        environment.scheduler.advance(by: .seconds(10))
        expect(source.book.eventCount, is: 0)
        troubles.toggle(.lostFeed)
        environment.scheduler.advance(by: .milliseconds(8))

        expectDay(at: .milliseconds(4_200_300), in: source.book, but: "day-2")
        #expect(source.book.eventCount > 0 && source.book.matches["day-2"] == listed)
    }

    // MARK: A search

    @Test func `a search shows what it finds, says why there is nothing, and is among the customer's`() throws {
        let session = try session(Self.matches)
        let source = try source(of: session)
        let found = try #require(source.member("found"))
        var told = 0
        let follower = found.follow { told += 1 }
        func search(_ text: String, in place: String = "sportsbook") throws -> PageReply? {
            session.environment.ask(to: SearchText(text, in: place))
            return source.take(try #require(session.environment.owner.requests.last), on: session)
        }
        expect(found.elementIDs, is: [])
        expect(found.emptyWords, is: "Type a team, a league or a country.")

        #expect(try search("ash") == PageReply() && found.elementIDs == ["a", "b"])
        #expect(try search("ash cup") == PageReply() && found.elementIDs == ["b"])
        #expect(try search("leeds") == PageReply() && found.elementIDs == [])
        expect(found.emptyWords, is: "No match has that name.")
        expect(told, is: 3)
        #expect(try search("kendal", in: "casino") == nil && told == 3)
        expect(source.book.customer.record.searches, is: ["leeds", "ash cup", "ash"])
        try expect(search("  "), is: PageReply())

        expect(found.elementIDs, is: [])
        expect(found.emptyWords, is: "Type a team, a league or a country.")
        withExtendedLifetime(follower) {}
    }

    @Test func `a text is looked for once, however often it is asked what it finds, until that may be something else`()
        throws
    {
        let session = try session(Self.matches)
        let book = try source(of: session).book
        var looked: [String] = []
        let search = PageSearch<String>(
            "sportsbook", of: book.customer, orElse: .noMatchFound, telling: Broadcast<PageNews>(), by: \.self
        ) { text in
            looked.append(text)
            return book.matchIDs(foundBy: text)
        }

        session.environment.ask(to: SearchText("ash", in: "sportsbook"))
        _ = search.take(try #require(session.environment.owner.requests.last), on: session)
        #expect(search.found == ["a", "b"] && search.problem == nil && looked == ["ash"])
        search.forgetFinds()

        expect(search.found, is: ["a", "b"])
        expect(looked, is: ["ash", "ash"])
    }

    @Test func `a match that has ended is found no more`() throws {
        let session = try session(Self.matches)
        let source = try source(of: session)
        let found = try #require(source.member("found"))
        session.environment.ask(to: SearchText("ash", in: "sportsbook"))
        _ = source.take(try #require(session.environment.owner.requests.last), on: session)
        expect(found.elementIDs, is: ["a", "b"])

        source.book.apply(.ended, to: "a")
        environment.scheduler.advance(by: .seconds(1))

        expect(found.elementIDs, is: ["b"])
    }

    @Test func `what a search has found goes with the customer`() throws {
        let session = try session(Self.matches)
        let source = try source(of: session)
        let found = try #require(source.member("found"))
        session.environment.ask(to: SearchText("ash", in: "sportsbook"))
        _ = source.take(try #require(session.environment.owner.requests.last), on: session)
        var told = 0
        let follower = found.follow { told += 1 }
        expect(found.elementIDs, is: ["a", "b"])

        source.book.customer.leave()
        environment.scheduler.advance(by: .seconds(1))

        expect(found.elementIDs, is: [])
        expect(found.emptyWords, is: "Type a team, a league or a country.")
        expect(told, is: 1)
        withExtendedLifetime(follower) {}
    }

    // MARK: What is asked of it

    @Test func `a code of a slip puts it onto the slip again, and one that nobody has is refused`() throws {
        let session = try session(Self.matches)
        let book = try source(of: session).book
        let selections = ["a", "b"].map { BetSlip.Selection(match: $0, market: "w", outcome: "h") }
        let code = book.share(selections)
        let model = PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: book.environment)
        var answers: [String] = []
        func load(_ code: String) -> AnyObject {
            model.ask(to: LoadBookingCode(code: code)) { answer in
                switch answer {
                case .done: answers.append("done")
                case .refused: answers.append("refused")
                case .silence: answers.append("silence")
                }
            }
        }

        let loading = [load("NONE"), load(code)]
        environment.scheduler.advance(by: AppService.answerTime)

        expect(answers, is: ["refused", "done"])
        expect(book.slip.selections, is: selections)
        withExtendedLifetime((session, loading)) {}
    }

    @Test func `a code of a slip that was asked for by one customer puts nothing on the slip of the next`() throws {
        let session = try session(Self.matches)
        let book = try source(of: session).book
        let code = book.share([BetSlip.Selection(match: "a", market: "w", outcome: "h")])
        session.environment.ask(to: LoadBookingCode(code: code))

        try book.customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        try book.customer.enter()
        environment.scheduler.advance(by: AppService.answerTime)

        expectEmpty(book.slip.selections)
        withExtendedLifetime(session) {}
    }

    @Test func `a bet is given up after its time, and what it was on is chosen again after less`() throws {
        let session = try session("balance: 100, currency: EUR, \(Self.matches)")
        let book = try source(of: session).book
        let selection = BetSlip.Selection(match: "a", market: "w", outcome: "h")
        book.toggle(selection)
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
        environment.scheduler.advance(by: .seconds(6))
        let id = try #require(book.customer.bets.first).id

        session.environment.ask(to: CashOut(bet: id, amount: Money(5, "EUR"), isFull: true))
        session.environment.ask(to: RepeatBet(id: id))
        environment.scheduler.advance(by: .milliseconds(599))
        expectEmpty(book.slip.active)
        environment.scheduler.advance(by: .milliseconds(1))
        expect(book.slip.active, is: [selection])
        environment.scheduler.advance(by: .milliseconds(599))
        expect(book.customer.bets.map(\.state), is: [.pending])
        environment.scheduler.advance(by: .milliseconds(1))

        expect(book.customer.bets.map(\.state), is: [.cashedOut])
        expect(book.balance, is: Money(hundredths: 9950, "EUR"))
        withExtendedLifetime(session) {}
    }

    @Test func `a slip is shared without what is taken off, and one on which nothing is left is not`() throws {
        let page = try PageHarness(
            describing: """
                sources:
                  book:
                    kind: sportsbook
                    \(Self.matches.split(separator: "\n").joined(separator: " "))
                parts: [{component: Button, with: {id: go, title: Go, isEnabled: true}}]
                on:
                  app:press id=go:
                    ask: share-slip
                    done: {say: Shared}
                    refused: {say: "${answer.reason}"}
                """, width: 80, height: 24)
        let book = page.presenter.book
        let selections = ["a", "b"].map { BetSlip.Selection(match: $0, market: "w", outcome: "h") }
        for selection in selections { book.toggle(selection) }

        book.remove(selections[0].id)
        try page.click("Go")
        page.wait(.zero)
        #expect(page.status.contains("Shared") && Array(book.codes.values) == [[selections[1]]])
        book.remove(selections[1].id)
        try page.click("Go")
        page.wait(.zero)

        expect(page.status, contains: "Nothing chosen yet")
        expect(book.codes.count, is: 1)
    }

    // MARK: What it says of itself

    @Test func `it counts what has come, and what it does not know, where there is any`() throws {
        let source = try source(of: try session(Self.matches))
        expect(source.status, is: nil)

        source.take(SportsbookEvent(time: nil, match: "nobody", change: .ended))
        expect(source.status, is: "1 of what is not known")
        source.take(SportsbookEvent(time: nil, match: "a", change: .ended))
        expect(source.status, is: "1 event, 1 of what is not known")
        source.take(SportsbookEvent(time: nil, match: "b", change: .ended))

        expect(source.status, is: "2 events, 1 of what is not known")
    }
}
