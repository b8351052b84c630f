import Expectations
import Foundation
import GomaCatalog
import GomaDomain
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPages

@MainActor
struct LeagueSourceTests {
    private let environment = ViewEnvironment.simulated()

    private func source(_ options: String) throws -> SportsbookSource {
        let page = try PageDescription(
            parsing: "sources: {book: {kind: sportsbook, \(options)}}\nparts: [{component: Button}]", file: "a.yaml")
        let session = try PageSession(page, kit: .goma, registry: .goma, environment: environment)
        return try #require(session.sources["book"] as? SportsbookSource)
    }

    private static let listed =
        "matches: [{id: day-2, competition: L, home: A, away: B}, {id: own, competition: L, home: C, away: D}]"

    @Test func `matches that a page lists come before those of its league`() throws {
        let source = try source("\(Self.listed), league: {seed: 7, matches: 20, events: 5000}")

        expect(source.book.matchIDs.prefix(4), is: ["day-2", "own", "day-1", "day-3"])
        expect(source.book.matchIDs.count, is: 21)
    }

    @Test func `what happens in a league is heard by the book, and nothing of it by matches that are listed`() throws {
        let source = try source("\(Self.listed), league: {seed: 7, matches: 20, events: 5000, speed: 60}")
        let before = source.book.matches["day-2"]

        environment.scheduler.advance(by: .seconds(60))

        #expect(source.book.eventCount > 500)
        expect(source.book.unknownCount, is: 0)
        expect(source.book.matches["day-2"], is: before)
        expect(source.status, is: nil)
        let league = League(seed: 7, matchCount: 20, eventCount: 5000, opening: LeagueOptions.opening.date)
        let now = league.matches(at: .seconds(3600))
        for match in now where match.id != "day-2" {
            let played = source.book.matches[match.id]
            expect(played?.score, is: match.score)
            expect(played?.phase, is: match.phase)
        }
    }

    @Test func `a day begins when the page says that it is, or at noon of a day of its own`() throws {
        let opening = CalendarMoment(year: 2026, month: 6, day: 11, hour: 18, minute: 15)

        let told = try source("now: 2026-06-11 18:15, league: {seed: 7, matches: 20, events: 0}").book
        let untold = try source("league: {seed: 7, matches: 20, events: 0}").book

        expect(told.now, is: opening)
        expect(untold.now, is: LeagueOptions.opening)
        let starts = told.matchIDs.compactMap { told.matches[$0]?.start }
        #expect(starts.allSatisfy { $0 > opening.date && $0 < opening.date + 31 * 3600 } && !starts.isEmpty)
    }

    @Test func `the time to a start goes by as fast as the day does in which the match is played`() throws {
        let book = try source("now: 2026-06-11 18:15, league: {seed: 7, matches: 20, events: 0, speed: 60}").book

        environment.scheduler.advance(by: .seconds(60))

        expect(book.now, is: CalendarMoment(year: 2026, month: 6, day: 11, hour: 19, minute: 15))
    }

    @Test func `what begins tomorrow begins today once the day has turned, though nothing has become of it`() throws {
        let source = try source("now: 2026-06-11 18:15, league: {seed: 7, matches: 100, events: 0}")
        let evening = CalendarMoment(year: 2026, month: 6, day: 11, hour: 18, minute: 15)
        let midnight = CalendarMoment(year: 2026, month: 6, day: 12, hour: 0, minute: 0)
        let matches = source.book.matchIDs.compactMap { source.book.matches[$0] }
        let match = try #require(matches.first { ($0.start ?? midnight.date) > midnight.date })
        let start = CalendarMoment(try #require(match.start))
        let header = BookHeaderModel(source.book, match: match.id)
        let bar = BookDateBarModel(source.book, match: match.id)
        expect(header.currentDisplayState.time, is: .start(start, now: evening))
        expect(bar.currentDisplayState.now, is: evening)

        environment.scheduler.advance(by: .seconds(20_699))
        expect(header.currentDisplayState.time, is: .start(start, now: evening))
        environment.scheduler.advance(by: .seconds(2))

        expect(header.currentDisplayState.time, is: .start(start, now: midnight))
        expect(bar.currentDisplayState.start, is: start)
        expect(bar.currentDisplayState.now, is: midnight)
        withExtendedLifetime(source) {}
    }

    @Test func `a day turns at midnight also in a run that begins between two quarters of an hour`() throws {
        let source = try source("now: 2026-06-11 18:15, league: {seed: 7, matches: 100, events: 0}")
        let midnight = CalendarMoment(year: 2026, month: 6, day: 12, hour: 0, minute: 0)
        let matches = source.book.matchIDs.compactMap { source.book.matches[$0] }
        let match = try #require(matches.first { ($0.start ?? midnight.date) > midnight.date })
        let customer = source.book.customer
        customer.remember(CustomerMemory(record: customer.record, others: [:], elapsed: 20_100))
        source.remember(try #require(source.memory))
        let header = BookHeaderModel(source.book, match: match.id)
        let start = CalendarMoment(try #require(match.start))

        environment.scheduler.advance(by: .seconds(599))
        expect(header.currentDisplayState.time, isNot: .start(start, now: midnight))
        environment.scheduler.advance(by: .seconds(2))

        expect(header.currentDisplayState.time, is: .start(start, now: midnight))
        withExtendedLifetime(source) {}
    }

    @Test func `a day has five hundred matches where nobody says how many`() throws {
        let book = try source("league: {seed: 7}").book

        expect(book.matchIDs.count, is: 500)
    }

    @Test func `a day has two million changes where nobody says how many`() throws {
        let told = League(seed: 7, matchCount: 500, eventCount: 2_000_000, opening: LeagueOptions.opening.date)

        let options = try JSONDecoder().decode(LeagueOptions.self, from: Data(#"{"seed": 7}"#.utf8))
        let league = options.league(opening: LeagueOptions.opening)

        expect(Array(league.changes.prefix(500)), is: Array(told.changes.prefix(500)))
    }

    @Test func `followers hear once in a frame, however much happens in it`() throws {
        let source = try source("league: {seed: 7, speed: 500}")
        let book = source.book
        var told = 0
        let follower = book.follow(.match("day-3")) { told += 1 }

        environment.scheduler.advance(by: .seconds(1))

        #expect(book.eventCount > 10_000)
        #expect(told <= 63 && told > 5)
        #expect(book.tellingCount <= 64)
        withExtendedLifetime((source, follower)) {}
    }

    @Test func `states of prices are kept for what is shown, and for nothing else`() throws {
        let source = try source("league: {seed: 7, matches: 100, events: 400000, speed: 500}")
        let book = source.book
        let card = BookCardModel(book, match: "day-1")
        let shown = book.priceDerivationCount

        environment.scheduler.advance(by: .seconds(5))

        #expect(book.eventCount > 5000)
        // The three prices of one card, which hear of a frame and of no more.
        #expect(book.priceDerivationCount - shown <= 3 * book.tellingCount)
        withExtendedLifetime((source, card)) {}
    }
}
