@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct MatchHeaderTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the star is switched by key and by click`() {
        let model = MatchHeaderViewModel(.standard, in: environment)
        let stage = stage(model)
        let star = stage.rows[0].map(\.self).firstIndex(of: "☆")

        stage.tab()
        stage.press(.space)
        expect(model.currentDisplayState.isFavorite, is: true)
        expect(stage.rows[0].map(\.self).firstIndex(of: "★"), is: star)
        stage.click(x: 42, y: 0)

        expect(model.currentDisplayState.isFavorite, is: false)
        expect(stage.calls, is: ["MatchHeader.toggleFavorite()", "MatchHeader.toggleFavorite()"])
    }

    @Test func `a star of no match takes no focus`() {
        let model = MatchHeaderViewModel(.standard, in: environment)
        let stage = stage(model)
        expect(stage.view.focusableViews.count, is: 1)

        stage.view.prepareForReuse()
        stage.window.update()

        expectEmpty(stage.view.focusableViews)
    }

    @Test func `a favourite is told by its match`() {
        let model = MatchHeaderViewModel(.standard, in: environment)

        model.toggleFavorite()
        model.replaceState(.laLigaLive)
        model.toggleFavorite()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:mark-favourite isFavourite=true match=reds-blues",
                "betting:mark-favourite isFavourite=false match=barcelona-madrid",
            ])
    }

    @Test func `a call for what a header has not is recorded, and does nothing`() {
        let model = MatchHeaderViewModel(MatchHeaderDisplayState(id: "final", competition: "Cup"), in: environment)
        let state = model.currentDisplayState

        model.toggleFavorite()
        model.openCompetition()

        expect(
            environment.actionLog.actions.map(\.description),
            is: ["MatchHeader.toggleFavorite()", "MatchHeader.openCompetition()"])
        expect(model.currentDisplayState, is: state)
        expectEmpty(environment.owner.requests)
    }

    @Test func `the competition opens only where it leads somewhere`() {
        let leading = stage(.init(.premierLeague, in: environment))
        leading.tab()
        leading.press(.enter)
        let plain = stage(.init(.textOnly, in: environment))
        plain.tab()

        expect(leading.calls, is: ["MatchHeader.openCompetition()"])
        #expect(plain.window.focusedView == nil)
    }

    @Test func `the league is shortened before the time`() {
        expect(
            stage(.init(.longName, in: environment), width: 32).rows, is: [" UEFA Europ…  ☆  30 April, 17:15"])
    }

    @Test func `sport and country go before the league is shortened`() {
        expect(
            stage(.init(.premierLeague, in: environment), width: 35).rows,
            is: [
                " Premier League  ☆  16 April, 18:00"
            ])
    }

    @Test func `going live and ending leaves nothing behind`() {
        let model = MatchHeaderViewModel(.standard, in: environment)
        let stage = stage(model)
        let before = stage.rows

        model.update { ($0.time, $0.isLive) = (.period(MatchPeriod(.firstHalf, minute: 3)), true) }
        #expect(stage.rows[0].hasSuffix("● LIVE 1st half, 3 min"))
        model.update { ($0.time, $0.isLive) = (.april(16, 18, 0), false) }

        expect(stage.rows, is: before)
    }

    @Test func `a match that is on shows no start that has passed, also where its clock tells nothing`() {
        var header = MatchHeaderDisplayState.standard

        header.show(LiveMatch("reds-blues", markets: []).match, in: environment)

        #expect(header.isLive)
        expect(header.time, is: .period(MatchPeriod(.named(""))))
        let row = stage(MatchHeaderViewModel(header, in: environment)).rows[0]
        expect(row.hasSuffix("● LIVE"), is: true)
        expect(row, lacks: "18:00")
    }

    @Test(arguments: [
        (Localization.english, "Today, 20:45", "Tomorrow, 20:45", "18 April, 20:45", "2nd half, 67 min"),
        (Localization.french, "Aujourd’hui, 20:45", "Demain, 20:45", "18 avril, 20:45", "2e mi-temps, 67 min"),
        (Localization.portuguese, "Hoje, 20:45", "Amanhã, 20:45", "18 de abril, 20:45", "2.ª parte, 67 min"),
    ])
    func `the time is said in the language of the moment`(
        language: Localization, today: String, tomorrow: String, date: String, period: String
    ) {
        let environment = ViewEnvironment.simulated(localization: language)
        let times: [MatchTime] = [
            .april(16, 20, 45, today: 16), .april(17, 20, 45, today: 16), .april(18, 20, 45, today: 16),
            .period(MatchPeriod(.secondHalf, minute: 67)),
        ]

        let rows = times.map { time in
            let state = MatchHeaderDisplayState(id: "a", competition: "League", time: time)
            let view = MatchHeaderView(environment: environment)
            view.configure(with: MatchHeaderViewModel(state, in: environment))
            return ComponentHarness(view, width: 60, in: environment).rows[0]
        }

        #expect(zip(rows, [today, tomorrow, date, period]).allSatisfy { $0.hasSuffix("  \($1)") }, "\(rows)")
    }

    @Test(arguments: [(60, true), (24, false)])
    func `that a match is on is read also where there is no room for the word`(width: Int, isDrawn: Bool) {
        let stage = stage(.init(.laLigaLive, in: environment), width: width)

        expect(stage.rows[0].contains("LIVE"), is: isDrawn)
        expect(ReadingText.lines(of: stage.view).filter { $0 == "LIVE" }.count, is: 1)
    }

    private func stage(_ model: MatchHeaderViewModel, width: Int = 60) -> ComponentHarness<MatchHeaderView> {
        let view = MatchHeaderView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
