import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaKit
@testable import GomaPages

/// Matches that a feed brings: known to the book, to lists and to filters from then on.
@MainActor
struct MatchArrivalTests {
    private let environment = ViewEnvironment.simulated()

    private func session() throws -> PageSession {
        let page = try PageDescription(
            parsing: """
                sources:
                  book:
                    kind: sportsbook
                    matches:
                      - {id: a, sport: football, competition: L, home: A, away: B,
                         markets: [{id: w, name: W, outcomes: [{id: home, title: H, odds: 2}]}]}
                  filters: {kind: match-filters, of: book}
                parts: [{component: Button}]
                """, file: "a.yaml")
        return try PageSession(page, kit: .goma, registry: .goma, environment: environment)
    }

    private func book(_ session: PageSession) throws -> Sportsbook {
        try #require(session.sources["book"] as? SportsbookSource).book
    }

    private func event(_ id: String, home: String = "Ashford", favorite: Bool = false) throws -> SportsbookEvent {
        let line = """
            {"type":"match","match":{"id":"\(id)","sport":"tennis","competition":"Open","home":"\(home)","away":"Kendal",
            "favorite":\(favorite),"markets":[{"id":"w","name":"W","outcomes":[{"id":"home","title":"H","odds":1.5}]}]}}
            """
        return try JSONDecoder().decode(SportsbookEvent.self, from: Data(line.utf8))
    }

    @Test func `a match that nobody knew comes behind the others, into lists and filters`() throws {
        let session = try session()
        let book = try book(session)
        let all = try #require(session.sources["book"]?.member("matches"))
        let shown = try #require(session.sources["filters"]?.member("matches"))
        var tellings = 0
        let follower = all.follow { tellings += 1 }

        book.apply(try event("b"))
        book.apply(try event("c"))
        book.tell()

        expect(all.elementIDs, is: ["a", "b", "c"])
        expect(shown.elementIDs, is: ["a", "b", "c"])
        expect(tellings, is: 1)
        expect(book.matches["b"]?.home, is: "Ashford")
        expect(book.eventCount, is: 2)
        expect(book.unknownCount, is: 0)
        withExtendedLifetime(follower) {}
    }

    @Test func `prices of a match that came move, and one of the same identity takes its place`() throws {
        let session = try session()
        let book = try book(session)
        book.apply(try event("b"))

        book.apply(.odds(market: "w", outcome: "home", 1.75), to: "b")
        expect(book.matches["b"]?.find("home", of: "w")?.outcome.price.odds, is: 1.75)
        book.toggleFavorite("b")
        book.apply(try event("b", home: "Thirsk"))

        expect(book.matchIDs, is: ["a", "b"])
        expect(book.matches["b"]?.home, is: "Thirsk")
        expect(book.matches["b"]?.isFavorite, is: true)
    }

    @Test func `what shows a match shows it once it comes, and its new groups when it comes again`() throws {
        let book = try book(try session())
        let card = BookInlineCardModel(book, match: "b")
        let groups = BookGroupsModel(book, match: "b")
        expect(card.currentDisplayState, is: .blank)

        book.apply(try event("b"))
        book.tell()
        expect(card.currentDisplayState.home, is: "Ashford")
        var match = try #require(book.matches["b"])
        match.markets[0].group = "Sets"
        book.apply(.match(match), to: "b")
        book.tell()

        expect(groups.currentDisplayState.groups.map(\.id), is: ["all", "Sets"])
    }

    @Test func `a bet on a match that nobody knew shows it once it comes, and is settled by it`() throws {
        let book = Sportsbook(matches: [.listed("a")], balance: Money(100, "EUR"), in: environment)
        let selection = Bet.Selection(match: "b", market: "1x2", outcome: "home", odds: 2)
        let open = try book.customer.place(.single, on: [selection], stake: 10)
        environment.scheduler.advance(by: .seconds(1))
        var told: [String?] = []
        let follower = book.follow(.bets) { [book] in told.append(book.ticket(open.id).tickets.first?.home) }

        book.apply(.match(.listed("b")), to: "b")
        book.tell()
        expect(told, is: ["Home b"])
        expect(book.customer.bet(open.id)?.state, is: .pending)
        let other = Bet.Selection(match: "c", market: "1x2", outcome: "home", odds: 2)
        let decided = try book.customer.place(.single, on: [other], stake: 10)
        var match = Match.listed("c")
        match.apply(.settled(market: "1x2", winners: ["home"]))
        book.apply(.match(match), to: "c")

        expect(book.customer.bet(decided.id)?.state, is: .won)
        expect(book.balance, is: Money(100, "EUR"))
        withExtendedLifetime(follower) {}
    }

    @Test func `a match without what it needs is told, and nothing comes of it`() {
        for line in [#"{"type":"match"}"#, #"{"type":"match","match":"b"}"#, #"{"type":"match","match":{"id":"b"}}"#] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(SportsbookEvent.self, from: Data(line.utf8))
            }
        }
    }
}
