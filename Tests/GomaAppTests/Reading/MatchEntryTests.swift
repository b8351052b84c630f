import Expectations
import Foundation
import GomaCatalog
import GomaDomain
import Testing

@testable import GomaApp

/// A match as files and feeds hold it.
struct MatchEntryTests {
    /// - Parameter fields: more of the match, each behind a comma.
    private static func match(_ fields: String) throws -> Match {
        let text = #"{"id":"m","competition":"L","home":"A","away":"B""# + fields + "}"
        return try JSONDecoder().decode(MatchEntry.self, from: Data(text.utf8)).match
    }

    @Test func `all that is written of a match is there, each where it belongs`() throws {
        let text = #"""
            {"id": 7, "sport": "tennis", "country": "France", "country-code": "FRA", "competition": "Open",
             "home": "Ana", "away": "Eva", "start": "2026-06-13 20:45", "favorite": true, "market-count": 12,
             "statistics": {"shots": [0, 9999]},
             "markets": [
               {"id": "w", "name": "Winner", "group": "Result", "suspended": true,
                "outcomes": [{"id": 1, "title": "Ana", "short": "A", "odds": 1.5}, {"id": 2, "title": "Eva", "odds": 4}]},
               {"id": "s", "name": "Sets"}
             ]}
            """#
        var expected = Match(
            id: "7", sport: .tennis, country: "France", countryCode: "FRA", competition: "Open", home: "Ana",
            away: "Eva",
            phase: .upcoming(start: CalendarMoment(year: 2026, month: 6, day: 13, hour: 20, minute: 45).date),
            isFavorite: true,
            markets: [
                Market(
                    id: "w", name: "Winner", isSuspended: true, group: "Result",
                    outcomes: [
                        Outcome(id: "1", title: "Ana", shortTitle: "A", price: Price(1.5)),
                        Outcome(id: "2", title: "Eva", price: Price(4)),
                    ]), Market(id: "s", name: "Sets", outcomes: []),
            ], marketCount: 12)
        expected.statistics = [MatchStatistic(.shots, Tally(0, 9999))]

        let match = try JSONDecoder().decode(MatchEntry.self, from: Data(text.utf8)).match

        expect(match, is: expected)
    }

    @Test(arguments: [
        "", ",\"start\":\"\"",
        #","sport":null,"country":null,"country-code":null,"start":null,"live":null,"favorite":null,"markets":null"#,
    ])
    func `of what is not written of a match nothing is known`(fields: String) throws {
        let expected = Match(
            id: "m", sport: nil, country: "", countryCode: nil, competition: "L", home: "A", away: "B",
            phase: .upcoming(start: nil), score: .total(Tally(0, 0)), isFavorite: false, markets: [], marketCount: 0)

        try expect(Self.match(fields), is: expected)
    }

    @Test(
        arguments: [
            (#""period":"2nd half","minute":57,"home":2,"away":1"#, MatchClock(.named("2nd half"), minute: 57), 2, 1),
            (#""period":"Break""#, MatchClock(.named("Break")), 0, 0),
            (#""period":3,"minute":0,"away":4"#, MatchClock(.named("3"), minute: 0), 0, 4),
            (#""period":"End","minute":999,"home":999"#, MatchClock(.named("End"), minute: 999), 999, 0),
        ] as [(String, MatchClock, Int, Int)])
    func `a match that is played has its clock and its score, and no start`(
        live: String, clock: MatchClock, home: Int, away: Int
    ) throws {
        let match = try Self.match(#","start":"2026-06-13 20:45","live":{"# + live + "}")

        #expect(match.phase == .live(clock) && match.start == nil)
        expect(match.score, is: .total(Tally(home, away)))
    }

    @Test(arguments: [
        "2026-06-13T20:45", "2026/06/13 20:45", "2026-06-13 20.45", "2026-06-13 20:4:", "2026-06-13 20:4",
        "2026-06-13 20:45:00", " 026-06-13 20:45", "2027-02-29 20:45",
    ])
    func `a moment that is written in another way, or that no calendar has, is none`(moment: String) {
        #expect(throws: DecodingError.self) { try Self.match(",\"start\":\"\(moment)\"") }
    }

    @Test(arguments: ["0001-01-01 00:00", "2028-02-29 23:59", "9999-12-31 09:05"])
    func `the first moment and the last are read as they are written`(text: String) throws {
        let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
        let moment = CalendarMoment(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])

        try expect(Self.match(",\"start\":\"\(text)\"").start, is: moment.date)
    }
}
