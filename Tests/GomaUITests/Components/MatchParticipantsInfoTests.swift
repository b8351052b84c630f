import Expectations
import Foundation
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct MatchParticipantsInfoTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `both layouts tell the same server`() {
        let model = MatchParticipantsInfoViewModel(.horizontalServing, in: environment)
        let stage = stage(model)
        expect(stage.rows[0], contains: "Nadal •")

        model.update { $0.score?.serving = .away }
        expect(stage.rows[0], contains: "Djokovic •")
        model.update { $0.layout = .vertical }

        expect(stage.rows[1], contains: "•")
        expect(stage.rows[0], lacks: "•")
    }

    @Test func `before the match there is no score, whatever the state holds`() {
        var state = MatchParticipantsInfoDisplayState.verticalFootballPreLive
        state.score = .tennis
        let model = MatchParticipantsInfoViewModel(state, in: environment)

        let stage = stage(model)

        #expect(model.scoreViewModel == nil)
        expect(stage.rows, is: stageRows(.verticalFootballPreLive))
    }

    @Test func `before the match nobody serves, however the sides stand`() {
        for state in [MatchParticipantsInfoDisplayState.horizontalPreLive, .verticalFootballPreLive] {
            var serving = state
            serving.score = ScoreDisplayState(columns: [ScoreColumn("0", "0")], serving: .home)

            expect(stageRows(serving), is: stageRows(state))
        }
    }

    @Test func `a match begins, goes on and ends`() {
        let model = MatchParticipantsInfoViewModel(.standard, in: environment)
        let stage = stage(model)

        model.update { $0.matchState = .live(score: TicketScore(1, 0), period: MatchPeriod(.named(""), minute: 12)) }
        expect(stage.rows.joined(), contains: "● LIVE 12'")
        model.update { $0.matchState = .ended(score: TicketScore(2, 0)) }

        expect(stage.rows[0], contains: "2 – 0")
        expect(stage.rows[1].trimmingPrefix { $0 == " " }, is: "Ended")
    }

    @Test(arguments: MatchParticipantsLayout.allCases)
    func `that a match is on is read beside its time, and no more once it has ended`(layout: MatchParticipantsLayout) {
        let model = MatchParticipantsInfoViewModel(.standard.with { $0.layout = layout }, in: environment)
        let stage = stage(model)
        func read() -> [String] {
            stage.window.update()
            return ReadingText.lines(of: stage.view)
        }

        model.update { $0.matchState = .live(score: TicketScore(2, 1), period: MatchPeriod(.named(""), minute: 67)) }
        expect(read(), contains: "LIVE")
        expect(read(), contains: "67'")
        model.update { $0.matchState = .ended(score: TicketScore(2, 1)) }

        expect(read(), lacks: "LIVE")
    }

    @Test(arguments: [
        (Localization.english, "Today", "25 July", "2nd half 67'", "LIVE", "Ended"),
        (Localization.french, "Aujourd’hui", "25 juillet", "2e mi-temps 67'", "EN DIRECT", "Terminé"),
        (Localization.portuguese, "Hoje", "25 de julho", "2.ª parte 67'", "AO VIVO", "Terminado"),
    ])
    func `when it begins and how it stands is said in the language of the moment`(
        language: Localization, today: String, date: String, period: String, live: String, ended: String
    ) {
        let environment = ViewEnvironment.simulated(localization: language)
        func text(_ state: MatchState, _ layout: MatchParticipantsLayout) -> String {
            let view = MatchParticipantsInfoView(environment: environment)
            let shown = MatchParticipantsInfoDisplayState(layout: layout, home: "A", away: "B", matchState: state)
            view.configure(with: MatchParticipantsInfoViewModel(shown, in: environment))
            return ComponentHarness(view, width: 60, in: environment).rows.joined(separator: "\n")
        }
        func moment(_ day: Int) -> CalendarMoment {
            CalendarMoment(year: 2025, month: 7, day: day, hour: 20, minute: 45)
        }

        for layout in MatchParticipantsLayout.allCases {
            let near = text(.preLive(start: moment(24), now: moment(24)), layout)
            expect(near, contains: today)
            expect(near, contains: "20:45")
            expect(text(.preLive(start: moment(25), now: nil), layout), contains: date)
            let on = text(.live(score: TicketScore(2, 1), period: MatchPeriod(.secondHalf, minute: 67)), layout)
            #expect((layout == .vertical || on.contains("2 – 1")) && on.contains(period))
            expect(text(.live(score: TicketScore(2, 1), period: MatchPeriod(.named(""))), layout), contains: live)
            expect(text(.ended(score: TicketScore(3, 2)), layout), contains: ended)
            #expect(!text(.preLive(start: nil, now: nil), layout).contains { $0.isNumber })
        }
    }

    @Test(arguments: [-8, -1, 0, 2])
    func `the match of today is called so in other time zones too`(hours: Int) throws {
        var environment = environment
        environment.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let view = MatchParticipantsInfoView(environment: environment)
        view.configure(with: MatchParticipantsInfoViewModel(.verticalFootballPreLive, in: environment))

        #expect(ComponentHarness(view, width: 60, in: environment).rows[0].hasSuffix(" Today"))
    }

    @Test func `a score that is taken away leaves the overall one`() {
        let model = MatchParticipantsInfoViewModel(.verticalTennis, in: environment)
        let stage = stage(model)

        model.update { $0.score = nil }

        #expect(model.scoreViewModel == nil)
        expect(stage.rows[0].hasSuffix(" 1"), is: true)
        expect(stage.rows[1].hasSuffix(" 1"), is: true)
        expect(stage.rows.joined(), lacks: "40")
    }

    @Test(arguments: MatchParticipantsLayout.allCases)
    func `each side is read with what it has, and with nothing before the match`(layout: MatchParticipantsLayout) {
        let model = MatchParticipantsInfoViewModel(.horizontalEnded.with { $0.layout = layout }, in: environment)
        let stage = stage(model)
        let ended = ReadingText.lines(of: stage.view).joined(separator: ", ")
        expect(ended, contains: "Arsenal 3")
        expect(ended, contains: "Chelsea 2")
        expect(ended, lacks: "–")

        model.update { $0.matchState = .preLive(start: nil, now: nil) }
        stage.window.update()

        expect(ReadingText.lines(of: stage.view), is: ["Arsenal", "Chelsea"])
    }

    @Test func `where room is short the away side goes below`() {
        let model = MatchParticipantsInfoViewModel(.horizontalEnded, in: environment)

        expect(stage(model, width: 20).rows, is: [" Arsenal          3", " Chelsea          2", "              Ended"])
    }

    @Test(arguments: [nil, ScoreDisplayState(columns: [ScoreColumn("2", "10")])] as [ScoreDisplayState?])
    func `below each other each side has what it has, and how far the match has come a row below both`(
        columns: ScoreDisplayState?
    ) {
        let model = MatchParticipantsInfoViewModel(
            .verticalEnded.with {
                $0.matchState = .live(score: TicketScore(2, 10), period: MatchPeriod(.named(""), minute: 67))
                $0.score = columns
            }, in: environment)
        let stage = stage(model)
        func ends() -> [String?] { stage.rows.map { $0.split(separator: " ").last.map(String.init) } }

        expect(ends(), is: ["2", "10", "67'"])
        model.update { $0.matchState = .ended(score: TicketScore(2, 10)) }

        expect(ends(), is: ["2", "10", "Ended"])
    }

    @Test func `by itself it wants just the columns for both names beside what is between them`() {
        let match = MatchParticipantsInfoDisplayState(
            home: "Wolverhampton", away: "Wolverhampton", matchState: .ended(score: TicketScore(3, 2)))
        let stage = stage(MatchParticipantsInfoViewModel(match, in: environment), width: 37)

        let wish = stage.view.measure(Size(width: View.unbounded, height: View.unbounded))

        expect(wish, is: Size(width: 37, height: 2))
        expect(stage.rows[0], is: " Wolverhampton  3 – 2  Wolverhampton")
    }

    @Test(arguments: [(44, "Manchester "), (36, "Manchester United"), (60, "Manchester United")])
    func `no word of a name is broken: names stand above each other where there is no room`(
        width: Int, words: String
    ) {
        let model = MatchParticipantsInfoViewModel(.horizontalPreLive, in: environment)

        let rows = stage(model, width: width).rows

        expect(rows[0], contains: words, "\(rows)")
    }

    @Test func `a name has room for the mark of who serves beside it, also before it has had a place`() {
        let match = MatchParticipantsInfoDisplayState(
            home: "Wolverhampton", away: "Burnley", matchState: .live(score: TicketScore(3, 2), period: nil),
            score: ScoreDisplayState(columns: [ScoreColumn("3", "2")], serving: .home))
        let view = MatchParticipantsInfoView(environment: environment)
        view.configure(with: MatchParticipantsInfoViewModel(match, in: environment))

        let heights = [41, 42].map { view.measure(Size(width: $0, height: View.unbounded)).height }

        expect(heights, is: [3, 2])
    }

    @Test func `once a match is over nobody serves`() throws {
        let live = MatchParticipantsInfoDisplayState.horizontalServing
        let score = try #require(live.shownScore)

        expect(score.serving, isNot: nil)
        expect(
            live.with { $0.matchState = .ended(score: TicketScore(2, 0)) }.shownScore,
            is: ScoreDisplayState(columns: score.columns))
    }

    private func stageRows(_ state: MatchParticipantsInfoDisplayState) -> [String] {
        stage(MatchParticipantsInfoViewModel(state, in: environment)).rows
    }

    private func stage(
        _ model: MatchParticipantsInfoViewModel, width: Int = 60
    ) -> ComponentHarness<MatchParticipantsInfoView> {
        let view = MatchParticipantsInfoView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
