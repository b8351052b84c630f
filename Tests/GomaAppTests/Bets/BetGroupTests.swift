import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPages

/// A customer's bets on a page, by how far they have come.
@MainActor
struct BetGroupTests {
    private let environment = ViewEnvironment.simulated()
    private let book: Sportsbook
    private let source: BetGroupSource

    init() throws {
        book = Sportsbook(matches: [.listed("a"), .listed("b")], balance: Money(100, "EUR"), in: environment)
        source = BetGroupSource(of: book)
        for match in ["a", "b"] {
            book.toggle(BetSlip.Selection(match: match, market: "1x2", outcome: "home"))
            try book.place(PlaceBet(stake: Money(10, "EUR"), odds: 2))
            environment.scheduler.advance(by: .seconds(6))
        }
    }

    /// The bets that are open, those that are not, and all of them.
    private var groups: [[String]?] { BetGroup.allCases.map { source.member($0.rawValue)?.elementIDs } }

    @Test func `the latest bet comes first, and one that is decided goes from the open ones to the others`() throws {
        let bets = book.customer.bets.map(\.id)
        try #require(bets.count == 2)
        let latestFirst = [bets[1], bets[0]]
        expect(groups, is: [latestFirst, [], latestFirst])

        book.apply(.settled(market: "1x2", winners: ["away"]), to: "a")
        expect(groups, is: [[bets[1]], [bets[0]], latestFirst])
        book.apply(.settled(market: "1x2", winners: []), to: "b")

        expect(groups, is: [[], latestFirst, latestFirst])
    }

    @Test func `a page hears of what becomes of a bet, and has those that there are`() throws {
        let bets = book.customer.bets.map(\.id)
        let open = try #require(source.member("open"))
        var isTold = false
        let follower = open.follow { isTold = true }
        expect((open.member(bets[0])?.value as? BookBet)?.id, is: bets[0])
        #expect(open.member("nobody")?.value == nil && source.member("nobody") == nil)

        book.apply(.odds(market: "1x2", outcome: "home", 3), to: "a")
        book.tell()

        #expect(isTold)
        withExtendedLifetime(follower) {}
    }

    @Test func `who has left sees no bet, and what is said in their place goes by the group`() {
        book.customer.leave()

        expect(groups, is: [[], [], []])
        let words = BetGroup.allCases.map { source.member($0.rawValue)?.emptyWords }
        let open = "No bet is open. Choose a price to place one."
        expect(words, is: [open, "No bet has ended yet.", open])
    }
}
