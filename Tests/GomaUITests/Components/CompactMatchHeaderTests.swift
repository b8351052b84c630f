import Expectations
import Foundation
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct CompactMatchHeaderTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [(nil, false), (0, false), (-3, false), (1, true)] as [(Int?, Bool)])
    func `a count that counts nothing is not shown and leads nowhere`(count: Int?, leadsOn: Bool) {
        let model = CompactMatchHeaderViewModel(.today, in: environment)
        let stage = stage(model)

        model.update { $0.marketCount = count }
        model.openMarkets()

        expect(stage.rows[0].contains("+"), is: leadsOn)
        expect(stage.rows[0].hasSuffix("›"), is: leadsOn)
        expect(environment.owner.requests.isEmpty, isNot: leadsOn)
        expect(stage.calls, is: ["CompactMatchHeader.openMarkets()"])
        expect(stage.view.focusableViews.isEmpty, isNot: leadsOn)
    }

    @Test(arguments: [CompactMatchHeaderDisplayState.today, .withoutCount, .minimal])
    func `what a match offers ends at the edge, with an arrow or without`(state: CompactMatchHeaderDisplayState) {
        let row = stage(.init(state, in: environment)).rows[0]

        expect(DisplayText(row).width, is: 48)
    }

    @Test func `a press on the icons opens the markets, once`() {
        let stage = stage(.init(.today, in: environment))

        stage.click(x: 38, y: 0)

        expect(stage.calls, is: ["CompactMatchHeader.openMarkets()"])
    }

    @Test(arguments: [("", "betting:open-all-markets"), ("m-1", "betting:open-all-markets match=m-1")])
    func `a match without an ID is none of which all markets are asked for`(match: String, asked: String) {
        let model = CompactMatchHeaderViewModel(.today, in: environment)
        model.match = { match }

        model.openMarkets()

        expect(environment.owner.requests.map(\.description), is: [asked])
    }

    @Test func `a match begins and ends`() {
        let model = CompactMatchHeaderViewModel(.today, in: environment)
        let stage = stage(model)

        model.update { $0.time = .period(MatchPeriod(.firstHalf, minute: 1)) }
        #expect(stage.rows[0].hasPrefix("● LIVE 1st half 1'"))
        model.update { $0.time = .period(MatchPeriod(.ended)) }

        #expect(stage.rows[0].hasPrefix("Ended "))
    }

    @Test(arguments: [
        (MatchTime.today(14, 0), "Today, 14:00", "Hoje, 14:00"), (.day(13, 9, 5), "Tomorrow, 09:05", "Amanhã, 09:05"),
        (.day(14, 11, 0), "14/07, 11:00", "14/07, 11:00"), (.day(11, 11, 0), "11/07, 11:00", "11/07, 11:00"),
        (.period(MatchPeriod(.secondHalf, minute: 67)), "● LIVE 2nd half 67'", "● AO VIVO 2.ª parte 67'"),
        (.period(MatchPeriod(.halfTime)), "● LIVE HT", "● AO VIVO INT"),
        (.period(MatchPeriod(.ended)), "Ended", "Terminado"),
    ])
    func `the time is said in the language of the moment`(time: MatchTime, english: String, portuguese: String) {
        let rows = [Localization.english, Localization.portuguese].map { localization in
            let environment = ViewEnvironment.simulated(localization: localization)
            let view = CompactMatchHeaderView(environment: environment)
            view.configure(
                with: CompactMatchHeaderViewModel(CompactMatchHeaderDisplayState(time: time), in: environment))
            return ComponentHarness(view, width: 48, in: environment).rows[0]
        }

        expect(rows.map { $0.drop { $0 == " " } }, is: [Substring(english), Substring(portuguese)])
    }

    @Test func `today is the day that it is where the customer is`() throws {
        var environment = environment
        environment.timeZone = try #require(TimeZone(secondsFromGMT: 9 * 3600))
        let view = CompactMatchHeaderView(environment: environment)
        view.configure(
            with: CompactMatchHeaderViewModel(CompactMatchHeaderDisplayState(time: .day(12, 20, 30)), in: environment))

        #expect(ComponentHarness(view, width: 48, in: environment).rows[0].hasPrefix("Tomorrow, 05:30"))
    }

    @Test func `where room is short the count stays`() {
        let stage = stage(.init(.liveTennis, in: environment), width: 16)

        expect(stage.rows[0], contains: "+123")
    }

    @Test(arguments: [(48, true), (16, false)])
    func `that a match is on is read also where there is no room for the word`(width: Int, isDrawn: Bool) {
        let stage = stage(.init(.liveTennis, in: environment), width: width)

        expect(stage.rows[0].contains("LIVE"), is: isDrawn)
        expect(ReadingText.lines(of: stage.view).filter { $0 == "LIVE" }.count, is: 1)
    }

    private func stage(
        _ model: CompactMatchHeaderViewModel, width: Int = 48
    ) -> ComponentHarness<CompactMatchHeaderView> {
        let view = CompactMatchHeaderView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
