import Foundation
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Who walks through the app.
enum AppVisitor: CaseIterable, CustomTestStringConvertible {
    /// Somebody without an account, and with nothing on the slip.
    case guest
    /// A customer who has done a bit of everything, and has two selections on the slip.
    case member

    var testDescription: String { "\(self)" }

    /// The app as the visitor finds it; nothing comes of its matches, so that only what is pressed changes anything.
    @MainActor
    func makeApp() throws -> PageHarness {
        let app = try PageHarness.app(matches: Self.matchCount)
        let source = try #require(app.presenter.session.sources["me"] as? CustomerSource)
        source.customer.service.toggle(.lostFeed)
        if self == .member { try Self.makeMember(of: source.customer, app.presenter.book) }
        // What was said of it has been read.
        app.wait(.seconds(6))
        return app
    }

    /// Enough for lists to be long.
    private static let matchCount = 80

    /// Money, bets, a withdrawal on its way, a bonus, limits, games, and notices of all of it.
    @MainActor
    private static func makeMember(of customer: Customer, _ book: Sportsbook) throws {
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        try customer.deposit(200)
        try customer.withdraw(20)
        try customer.claim("welcome")
        try customer.deposit(20)
        try customer.claim("weekend")
        try customer.setLimit(.deposit, .weekly, to: 500)
        try customer.setLimit(.deposit, .weekly, to: 800)
        customer.searched(for: "United")
        let matches = book.matchIDs.compactMap { book.matches[$0] }.filter { !$0.markets.isEmpty }
        for match in matches.prefix(2) {
            guard let choice = selections(in: match).first else { continue }
            let bet = Bet.Selection(choice, at: match.markets[0].outcomes[0].odds)
            _ = try customer.place(.single, on: [bet], stake: 10)
            if match.id == matches.first?.id {
                var ended = match
                ended.apply(.settled(market: choice.market, winners: [choice.outcome]))
                customer.settle(by: ended)
            }
        }
        try book.choose(matches.dropFirst(2).prefix(2).compactMap { selections(in: $0).first })
    }

    private static func selections(in match: Match) -> [BetSlip.Selection] {
        match.markets.flatMap { market in
            market.outcomes.map { BetSlip.Selection(match: match.id, market: market.id, outcome: $0.id) }
        }
    }
}
