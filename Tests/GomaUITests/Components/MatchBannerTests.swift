import Expectations
import Foundation
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct MatchBannerTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `teams stand below what is played when, scores at the right`() {
        let model = MatchBannerViewModel(.live, in: environment)
        let stage = stage(model)

        model.update { $0.awayScore = 3 }

        #expect(stage.rows[1].hasSuffix("  ● LIVE 1st half, 44 min · Premier L…"))
        #expect(stage.rows[3].hasSuffix("  Man City                           1"))
        #expect(stage.rows[4].hasSuffix("  Arsenal                            3"))
        expect(stage.rows[8], contains: "1.55")
    }

    @Test func `a score is read with the names, each number behind its side's`() {
        let stage = stage(MatchBannerViewModel(.live, in: environment))

        #expect(ReadingText.lines(of: stage.view)[0].hasSuffix("Premier League Man City 1, Arsenal 1"))
    }

    @Test func `the start is a day and a clock, written where and as the customer reads`() throws {
        var environment = environment
        environment.localization = Localization.portuguese
        environment.timeZone = try #require(TimeZone(secondsFromGMT: 3600))
        let view = MatchBannerView(environment: environment)
        let model = MatchBannerViewModel(.preLive, in: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 70, in: environment)

        expect(stage.rows[1], contains: "Amanhã, 21:00 · Premier League")
        model.update { $0.now = .april(18, 22, 30) }
        expect(stage.rows[1], contains: "Hoje, 21:00 · Premier League")
        model.update { $0.now = nil }
        expect(stage.rows[1], contains: "18 de abril, 21:00 · Premier League")
        model.update { $0.format = .pattern("dd/MM HH:mm") }

        expect(stage.rows[1], contains: "18/04 21:00 · Premier League")
    }

    @Test func `how far a match has come stands in place of its start`() {
        let model = MatchBannerViewModel(.preLive, in: environment)
        let stage = stage(model)
        expect(stage.rows[1], contains: "Tomorrow, 20:00")

        model.update { $0.isLive = true }
        expect(stage.rows[1], contains: "● LIVE Premier League")
        model.update { $0.matchTime = MatchPeriod(.halfTime) }

        expect(stage.rows[1], contains: "● LIVE Half time · Premier L")
    }

    @Test func `the picture comes after a while`() {
        let stage = stage(.init(.preLive, in: environment))
        expect(stage.rows[3], is: "  ▌     MC     ▐  Man City")

        stage.advance(by: .seconds(1))

        expect(stage.rows[1], contains: "  Tomorrow")
        expect(stage.rows[3], lacks: "MC")
    }

    @Test func `initials stand in for a picture that does not come`() {
        let stage = stage(.init(.pictureFails, in: environment))

        stage.advance(by: .seconds(1))

        expect(stage.rows[3], contains: "AA")
    }

    @Test func `another match brings its own picture`() {
        let model = MatchBannerViewModel(.pictureFails, in: environment)
        let stage = stage(model)
        stage.advance(by: .seconds(1))

        model.replaceState(.preLive)
        expect(stage.rows[3], is: "  ▌     MC     ▐  Man City")
        stage.advance(by: .seconds(1))

        expect(stage.rows[3], lacks: "MC")
    }

    @Test func `where room is short the picture goes and all words stay`() {
        let stage = stage(.init(.interactive, in: environment), width: 40)

        #expect(stage.rows[1].hasPrefix("  ● LIVE 2nd half, 67 min · La Liga"))
        #expect(stage.rows[3].hasSuffix(" 2"))
    }

    @Test func `the dot before the league goes with it`() {
        expect(stage(.init(.interactive, in: environment), width: 30).rows[1], is: "  ● LIVE 2nd half, 67 min")
    }

    @Test(arguments: [25, 28, 32, 35, 48])
    func `the word beside the live mark goes before anything of the minute does`(width: Int) {
        let environment = ViewEnvironment.simulated(localization: Localization.french)
        let view = MatchBannerView(environment: environment)
        view.configure(with: MatchBannerViewModel(.interactive, in: environment))

        let row = ComponentHarness(view, width: width, in: environment).rows[1]

        expect(row, contains: width == 35 ? "● EN DIRECT 2e mi-temps, 67 min" : "● 2e mi-temps, 67 min")
    }

    @Test func `choosing a price is one call and part of the banner's state`() {
        let model = MatchBannerViewModel(.interactive, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.tab()
        stage.press(.enter)

        expect(stage.calls, is: ["OutcomeItem.toggleSelection()"])
        expect(model.currentDisplayState.outcomes.outcomes.map(\.isSelected), is: [true, false, false])
    }

    @Test func `without a match the banner says so and takes no press`() {
        let model = MatchBannerViewModel(.empty, in: environment)
        let stage = stage(model)

        stage.tab()
        model.openMatch()

        expect(stage.rows[1], contains: "No featured match now")
        #expect(stage.window.focusedView == nil)
        expectEmpty(environment.owner.requests)
        expect(stage.calls, is: ["MatchBanner.openMatch()"])
    }

    private func stage(_ model: MatchBannerViewModel, width: Int = 56) -> ComponentHarness<MatchBannerView> {
        let view = MatchBannerView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
