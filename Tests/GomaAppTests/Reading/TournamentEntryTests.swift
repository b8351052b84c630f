import Expectations
import Foundation
import GomaDomain
import GomaUI
import Testing

@testable import GomaApp

/// A tournament as a page's file holds it.
struct TournamentEntryTests {
    @Test(
        arguments: [
            ("", 39, 60, 0), (#","rivals":5,"best":100,"seed":3"#, 5, 100, 3), (#","rivals":0,"best":0"#, 0, 0, 0),
        ] as [(String, Int, Int, UInt64)])
    func `what is not written of a tournament is as usual, and what is stands where it belongs`(
        fields: String, rivals: Int, best: Int, seed: UInt64
    ) throws {
        let text =
            #"{"id":"cup","title":"Cup","starts":"2026-06-11 18:00","ends":"2026-06-11 23:00","prizes":[100,50]"#
            + fields + "}"

        let entry = try JSONDecoder().decode(TournamentEntry.self, from: Data(text.utf8))

        let start = CalendarMoment(year: 2026, month: 6, day: 11, hour: 18, minute: 0).date
        let expected = Tournament(
            id: "cup", starts: start, ends: start.addingTimeInterval(5 * 3600), prizes: [100, 50], rivals: rivals,
            best: best, seed: seed)
        expect(entry.tournament, is: expected)
    }
}
