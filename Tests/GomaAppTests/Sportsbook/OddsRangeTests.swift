import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Pages, feeds and states take the same odds, and say the same of others.
@MainActor
struct OddsRangeTests {
    private func fromPage(_ odds: String) throws -> Odds? {
        let match = """
            - {id: m1, competition: League, home: Reds, away: Blues, markets: [
                {id: 1x2, name: Result, outcomes: [{id: home, title: Home, odds: \(odds)}]}]}
            """
        let book = try Sportsbook(describing: match, in: .simulated())
        return book.matches["m1"]?.markets.first?.outcomes.first?.odds
    }

    private func fromFeed(_ odds: String) throws -> Odds? {
        let line = #"{"type":"odds","match":"m1","market":"1x2","outcome":"home","odds":\#(odds)}"#
        let event = try JSONDecoder().decode(SportsbookEvent.self, from: Data(line.utf8))
        return if case .odds(_, _, let odds) = event.change { odds } else { nil }
    }

    private func fromState(_ odds: String) throws -> Odds? {
        var state = try #require(JSONValue(encoding: OutcomeItemDisplayState.blank))
        state = state.replacing([.key("odds")], with: try JSONValue(Data(odds.utf8)))
        return state.decoded(as: OutcomeItemDisplayState.self)?.odds
    }

    @Test(arguments: [
        "1.001", "1.005", "2.01", "2.675", "99999", "99999.999", "100000", "1e5", "999999999.99", "1000000000000",
        "1.23456789012345678901234567891",
    ])
    func `odds in the range are taken everywhere, exactly`(odds: String) throws {
        let exact = Decimal(string: odds).flatMap(Odds.init)

        expect(exact, isNot: nil)
        try expect(fromPage(odds), is: exact)
        try expect(fromFeed(odds), is: exact)
        try expect(fromState(odds), is: exact)
    }

    @Test(arguments: ["1", "1.0", "1.0001", "0", "-2", "1000000000001", "1e30", "1e300"])
    func `odds outside the range are refused everywhere, with the range`(odds: String) throws {
        let page = try #require(throws: PageMistakes.self) { try fromPage(odds) }
        let line = #"{"type":"odds","match":"m1","market":"1x2","outcome":"home","odds":\#(odds)}"#
        var reader = FeedReader<SportsbookEvent>()
        let feed = reader.read(Data((line + "\n").utf8))

        let wanted = "odds: wants decimal odds from 1.001 to 1000000000000"
        #expect("\(page)".hasSuffix(wanted), "\(page)")
        expect(feed.problems.map(\.reason), is: [wanted])
        try expect(fromState(odds), is: nil)
    }
}
