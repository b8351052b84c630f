@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct MatchDateNavigationBarTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `going back is told once`() {
        let model = MatchDateNavigationBarViewModel(.preMatch, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["app:go-back"])
        expect(stage.calls, is: ["MatchDateNavigationBar.goBack()"])
    }

    @Test func `the match of the feed goes on, ends, and asks for no more time`() {
        let model = MatchDateNavigationBarViewModel(.liveFeed, in: environment)
        model.follow(StateFeed(.halves))
        let stage = stage(model)
        var seen = [period(of: model)]
        let subscription = model.displayStatePublisher.dropFirst().sink { _ in seen.append(period(of: model)) }
        defer { subscription.cancel() }

        stage.advance(by: .seconds(120))

        expect(
            seen,
            is: [
                "1st half, 41 min", "Half time", "2nd half, 46 min", "2nd half, 51 min", "2nd half, 56 min",
                "2nd half, 61 min", "2nd half, 66 min", "2nd half, 71 min", "2nd half, 76 min", "2nd half, 81 min",
                "2nd half, 86 min", "2nd half, 90 min", "Ended",
            ])
        expect(environment.scheduler.nextDue, is: nil)
        #expect(stage.rows[0].contains("Ended"))
    }

    @Test func `the start is told as on the cards of matches, unless a format says how`() {
        let model = MatchDateNavigationBarViewModel(.preMatch, in: environment)
        let stage = stage(model)
        #expect(stage.rows[0].hasSuffix("  18 April, 20:45"))

        model.update { $0.now = .april(17, 9, 0) }
        #expect(stage.rows[0].hasSuffix("  Tomorrow, 20:45"))
        model.update { $0.now = .april(18, 9, 0) }
        #expect(stage.rows[0].hasSuffix("  Today, 20:45"))
        model.update { $0.format = .clock }

        #expect(stage.rows[0].hasSuffix("  20:45"))
    }

    @Test func `the day stands out before the comma, one blank apart from the rest`() {
        let stage = stage(MatchDateNavigationBarViewModel(.customFormat, in: environment))

        #expect(stage.rows[0].hasSuffix("Tuesday, Apr 15 at 18:05"))
        #expect(stage.surface[23, 0].attributes.contains(.bold))
        #expect(!stage.surface[32, 0].attributes.contains(.bold))
    }

    @Test func `a day and the rest of its date are read as one`() {
        let stage = stage(MatchDateNavigationBarViewModel(.customFormat, in: environment))

        expect(ReadingText.lines(of: stage.view), is: ["› Back", "Tuesday, Apr 15 at 18:05"])
    }

    @Test func `before there is a model nothing is read, and nothing takes the focus`() {
        let view = MatchDateNavigationBarView(environment: environment)
        let stage = ComponentHarness(view, width: 48, in: environment)

        expect(ReadingText.lines(of: stage.view), is: [])
        expectEmpty(stage.view.focusableViews)
    }

    @Test func `a period takes the place of the date`() {
        let model = MatchDateNavigationBarViewModel(.preMatch, in: environment)
        let stage = stage(model)

        model.update { $0.period = MatchPeriod(.firstHalf, minute: 2) }

        expect(stage.rows, is: [" ‹ Back                   ▐ ● 1st half, 2 min ▌"])
    }

    @Test func `a period is marked and read as live while the match is on, and no more once it is over`() {
        let on = stage(MatchDateNavigationBarViewModel(.firstHalf, in: environment))
        let over = stage(MatchDateNavigationBarViewModel(.ended, in: environment))

        #expect(on.rows[0].hasSuffix("▐ ● 1st half, 41 min ▌"))
        expect(ReadingText.lines(of: on.view), is: ["› Back", "LIVE", "1st half, 41 min"])
        #expect(over.rows[0].hasSuffix("▐ Ended ▌"))
        expect(ReadingText.lines(of: over.view), is: ["› Back", "Ended"])
    }

    @Test func `a match that is on says so in place of its start, also where its clock tells nothing`() {
        var state = MatchDateNavigationBarDisplayState.preMatch
        state.show(LiveMatch("untold", markets: []).match, in: environment)

        let stage = stage(MatchDateNavigationBarViewModel(state, in: environment))

        #expect(state.isOn)
        expect(stage.rows, is: [" ‹ Back                              ▐ ● LIVE ▌"])
    }

    @Test func `a clock that tells nothing leaves what is known of a match that is on`() {
        var state = MatchDateNavigationBarDisplayState.liveFeed
        let period = state.period

        state.show(LiveMatch("untold", markets: []).match, in: environment)

        expect(state.period, is: period)
    }

    @Test func `without a way back nothing takes the focus`() {
        let stage = stage(MatchDateNavigationBarViewModel(.noBackButton, in: environment))

        stage.tab()

        #expect(stage.window.focusedView == nil)
    }

    @Test func `a model without a way back asks for none, wherever the call comes from`() {
        let model = MatchDateNavigationBarViewModel(.noBackButton, in: environment)

        model.goBack()
        expectEmpty(environment.owner.requests)
        model.replaceState(.preMatch)
        model.goBack()

        expect(environment.owner.requests.map(\.description), is: ["app:go-back"])
    }

    @Test(arguments: [
        (MatchPeriod(.firstHalf, minute: 2), "1.ª parte, 2 min", true), (MatchPeriod(.halfTime), "Intervalo", true),
        (MatchPeriod(.secondHalf, minute: 67), "2.ª parte, 67 min", true),
        (MatchPeriod(.extraTime, minute: 105), "Prolongamento, 105 min", true),
        (MatchPeriod(.penalties), "Penáltis", true), (MatchPeriod(.ended), "Terminado", false),
        (MatchPeriod(.set(1)), "1.º set", true), (MatchPeriod(.quarter(2), minute: 15), "2.º quarto, 15 min", true),
        (MatchPeriod(.period(3), minute: 45), "3.º período, 45 min", true),
        (MatchPeriod(.inning(9)), "9.º inning", true),
        (MatchPeriod(.overtime, minute: 41), "Prolongamento, 41 min", true),
        (MatchPeriod(.pause), "Pausa", true),
        (MatchPeriod(.named("Set 2")), "Set 2", true), (MatchPeriod(.named(""), minute: 7), "7'", true),
    ])
    func `how far a match has come is said in the customer's language, and marked as live while it is on`(
        period: MatchPeriod, words: String, isLive: Bool
    ) {
        let environment = ViewEnvironment.simulated(localization: Localization.portuguese)
        let model = MatchDateNavigationBarViewModel(
            MatchDateNavigationBarDisplayState(id: "", period: period), in: environment)

        expect(self.period(of: model), is: words)
        expect(model.periodViewModel?.currentDisplayState.style, is: (isLive ? .status : .tag))
    }

    private func period(of model: MatchDateNavigationBarViewModel) -> String {
        guard case .period(let period) = model.periodViewModel?.currentDisplayState.content else { return "" }
        return period.words(in: model.environment, as: .long)
    }

    private func stage(_ model: MatchDateNavigationBarViewModel) -> ComponentHarness<MatchDateNavigationBarView> {
        let view = MatchDateNavigationBarView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 48, in: environment)
    }
}
