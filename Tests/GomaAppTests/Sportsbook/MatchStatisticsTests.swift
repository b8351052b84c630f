import Expectations
import Foundation
import GomaCatalog
import GomaDomain
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaKit
@testable import GomaPages

/// What is counted of a match beside its score, as its page shows it.
@MainActor
struct MatchStatisticsTests {
    private let environment = ViewEnvironment.simulated(localization: LanguageSwitch(Localization.english))

    /// - Parameter fields: more of the match.
    private func session(_ fields: String = "favorite: false") throws -> PageSession {
        let page = try PageDescription(
            parsing: """
                sources:
                  book: {kind: sportsbook, matches: [{id: m, competition: L, home: A, away: B, \(fields)}]}
                parts: [{component: Button}]
                """, file: "a.yaml")
        return try PageSession(page, kit: .goma, registry: .goma, environment: environment)
    }

    private func book(_ session: PageSession) throws -> Sportsbook {
        try #require(session.sources["book"] as? SportsbookSource).book
    }

    private func rows(_ model: StatisticsWidgetViewModel) -> [StatisticsComparison] {
        guard case .comparison(_, let rows) = model.currentDisplayState.shownTab?.content else { return [] }
        return rows
    }

    @Test func `the widget follows the match, in the language of the moment`() throws {
        let session = try session()
        let book = try book(session)
        let model = StatisticsWidgetViewModel(book.place(of: "m") { $0.statisticsState(in: $1.environment) })
        expect(rows(model), is: [])

        book.apply(
            .statistics([MatchStatistic(.possession, Tally(55, 45)), MatchStatistic(.shots, Tally(3, 1))]), to: "m")
        book.tell()
        expect(rows(model).map(\.title), is: ["Possession", "Shots"])
        expect(rows(model).map(\.home), is: [55, 3])
        expect(rows(model).map(\.isPercentage), is: [true, false])

        #expect(session.speak("fr"))
        expect(rows(model).map(\.title), is: ["Possession", "Tirs"])
        expect(model.currentDisplayState.tabs.map(\.title), is: ["Statistiques"])
    }

    @Test func `each side has its own numbers, and the ball alone is shared by the hundred`() throws {
        let session = try session("statistics: {possession: [55, 45], corners: [0, 3]}")
        let match = try #require(try book(session).matches["m"])

        expect(
            match.statisticsContent(in: environment),
            is: .comparison(
                sides: StatisticsSides(home: "A", away: "B"),
                rows: [
                    StatisticsComparison(title: "Possession", home: 55, away: 45, isPercentage: true),
                    StatisticsComparison(title: "Corners", home: 0, away: 3),
                ]))
    }

    @Test func `statistics that are asked for once more come`() throws {
        let session = try session()
        let book = try book(session)
        let model = StatisticsWidgetViewModel(book.place(of: "m") { $0.statisticsState(in: $1.environment) })

        model.refresh()
        expect(model.currentDisplayState.shownTab?.phase, is: .refreshing)
        environment.scheduler.advance(by: .seconds(1))

        expect(model.currentDisplayState.shownTab?.phase, is: .loaded)
    }

    @Test func `they stand behind the groups of markets once there are any, and take the place of markets`() throws {
        let session = try session()
        let book = try book(session)
        let bar = BookGroupsModel(book, match: "m")
        let shows = try #require(
            session.sources["book"]?.member("matches")?.member("m")?.member("shows-statistics"))
        expect(bar.currentDisplayState.groups.map(\.id), is: ["all"])
        #expect(shows.value as? Bool == false)

        book.apply(.statistics([MatchStatistic(.corners, Tally(1, 0))]), to: "m")
        book.tell()
        expect(bar.currentDisplayState.groups.map(\.id), is: ["all", "match-statistics"])
        expect(bar.currentDisplayState.groups.last?.badgeCount, is: nil)

        var tellings = 0
        let follower = shows.follow { tellings += 1 }
        bar.selectMarketGroup(id: "match-statistics")
        expect(bar.currentDisplayState.groups.map(\.isSelected), is: [false, true])
        expect(shows.value as? Bool, is: true)
        expect(tellings, is: 1)
        expect(book.shownMarkets(of: "m"), is: [])

        book.apply(.statistics([]), to: "m")
        book.tell()
        expect(bar.currentDisplayState.groups.map(\.isSelected), is: [true])
        #expect(shows.value as? Bool == false)
        withExtendedLifetime(follower) {}
    }

    @Test func `a feed tells them, in their order`() throws {
        func event(_ statistics: String) throws -> SportsbookEvent {
            let line = #"{"type":"statistics","match":"m","statistics":"# + statistics + "}"
            return try JSONDecoder().decode(SportsbookEvent.self, from: Data(line.utf8))
        }

        try expect(
            event(#"{"shots":[12,7],"possession":[58,42]}"#).change,
            is: .statistics([
                MatchStatistic(.possession, Tally(58, 42)), MatchStatistic(.shots, Tally(12, 7)),
            ]))
        for wrong in [
            #"{"goals":[1,2]}"#, #"{"shots":[1]}"#, #"{"shots":[1,2,3]}"#, #"{"shots":[-1,0]}"#,
            #"{"shots":[1,10000]}"#,
        ] {
            #expect(throws: DecodingError.self) { try event(wrong) }
        }
    }

    @Test func `a page's matches may have them from the beginning`() throws {
        let session = try session("statistics: {corners: [2, 3]}")

        try expect(book(session).matches["m"]?.statistics, is: [MatchStatistic(.corners, Tally(2, 3))])
    }
}
