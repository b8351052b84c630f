import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaBetting
@testable import GomaCatalog

/// The names of matches in a list, beside each other or below each other.
@MainActor
struct StatisticsResultsViewTests {
    private let environment = ViewEnvironment.simulated()

    private func rows(_ names: [(home: String, away: String)], width: Int) -> [String] {
        let view = StatisticsResultsView(in: environment)
        view.render(names.map { StatisticsResult(home: $0.home, away: $0.away, homeScore: 2, awayScore: 1) })
        let window = Window(size: Size(width: width, height: 8), root: TopAlignedScreen(view))
        window.update()
        return window.surface.rows
    }

    @Test(arguments: [25, 35, 36, 52])
    func `all names of a list stand below each other where they are whole there and cut beside each other`(width: Int) {
        let rows = rows([("Ajax", "PSV"), ("Wolverhampton Wanderers", "Leeds")], width: width)

        expect(rows[0].hasPrefix("Ajax "), is: true)
        expect(rows[0].hasSuffix(" 2"), is: true)
        expect(rows[3].hasPrefix("Wolverhampton Wanderers "), is: true)
        expect(rows[3].hasSuffix(" 2"), is: true)
    }

    @Test func `names that are whole beside each other stand so, as do those that are cut either way`() {
        let whole = rows([("Ajax", "PSV"), ("Wolverhampton Wanderers", "Leeds")], width: 53)
        let cut = rows([("Ajax", "PSV"), (String(repeating: "Wanderers ", count: 9), "Leeds")], width: 53)

        expect(whole[0].hasSuffix("Ajax 2 – 1 PSV"), is: true)
        expect(whole[1], is: "Wolverhampton Wanderers 2 – 1 Leeds")
        expect(cut[0].hasSuffix("Ajax 2 – 1 PSV"), is: true)
        expect(cut[1], contains: "… 2 – 1 Leeds")
    }

    @Test func `the dot between a competition and a day is not read`() {
        let view = StatisticsResultsView(in: environment)
        let day = CalendarMoment(year: 2025, month: 4, day: 5, hour: 0, minute: 0)
        view.render([
            StatisticsResult(
                home: "Ajax", away: "PSV", homeScore: 2, awayScore: 1, competition: "Eredivisie", date: day)
        ])
        let window = Window(size: Size(width: 52, height: 8), root: TopAlignedScreen(view))
        window.update()

        expect(window.surface.rows[1], contains: "Eredivisie · ")
        expect(ReadingText.lines(of: view), is: ["Ajax 2, PSV 1, Eredivisie, 5 Apr 2025"])
    }
}
