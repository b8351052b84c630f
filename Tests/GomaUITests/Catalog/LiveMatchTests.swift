import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog

/// Made-up matches that go on in the gallery.
@MainActor
struct LiveMatchTests {
    private let environment = ViewEnvironment()

    @Test func `a state that goes on shows its match from the start`() {
        func shows<State: MatchProjection>(_ state: State, _ match: LiveMatch) {
            var shown = state
            shown.show(match.match, in: environment)
            expect(shown, is: state, "\(match.match.id)")
            #expect(state.isOn)
        }

        shows(TallOddsMatchCardDisplayState.live, .live)
        shows(TallOddsMatchCardDisplayState.liveLines, .liveLines)
        shows(TallOddsMatchCardDisplayState.liveTennis, .liveTennis)
        shows(InlineMatchCardDisplayState.liveTennis, .tennis)
        shows(InlineMatchCardDisplayState.liveTennisServing, .tennisAdvantage)
        shows(InlineMatchCardDisplayState.liveFootball, .football)
        shows(InlineMatchCardDisplayState.liveBasketball, .basketball)
        shows(InlineMatchCardDisplayState.longNames, .gladbachWolves)
        shows(MatchBannerDisplayState.live, .cityArsenal)
        shows(MatchBannerDisplayState.interactive, .barcelonaMadrid)
        shows(MatchBannerDisplayState.suspended, .interMilan)
        shows(MatchBannerDisplayState.longNames, .wolvesGladbach)
        shows(MatchDateNavigationBarDisplayState.liveFeed, .halves)
        shows(CompactOutcomesLineDisplayState.oddsChanges, .movingResult)
        shows(MarketOutcomesMultiLineDisplayState.oddsChanges, .movingGoals)
        shows(SuggestedBetsExpandedDisplayState.demo, .live)
        shows(SuggestedBetsExpandedDisplayState.lines, .live)
        shows(TopBannerSliderDisplayState.mixed, .cityArsenal)
        shows(TopBannerSliderDisplayState.matches, .barcelonaMadrid)
    }

    @Test func `scripts are in the order of their times, and begin after the start`() {
        for script in MatchScript.allCases {
            let times = script.steps(of: LiveMatch.live.match).map(\.time)
            expect(times, is: times.sorted())
            expect(times.first.map { $0 > .zero }, is: true)
        }
    }

    @Test func `prices of a live group rise, fall, are held back and come again`() {
        let model = MarketOutcomesMultiLineViewModel(.oddsChanges, in: environment)
        model.follow(StateFeed(.movingGoals))
        func outcomes() -> [OutcomeItemDisplayState] { model.currentDisplayState.lines[0].outcomes }
        let start = outcomes().map(\.odds)

        environment.scheduler.advance(by: .seconds(4))
        expect(outcomes().map(\.odds), is: [start[0], 1.90])
        expect(outcomes()[1].oddsChange, is: .up)
        environment.scheduler.advance(by: .seconds(3))
        expect(outcomes().map(\.odds), is: [1.85, 1.90])
        environment.scheduler.advance(by: .seconds(4))
        expect(model.currentDisplayState.lines.map(\.mode), is: [.suspended, .outcomes])
        environment.scheduler.advance(by: .seconds(20))

        expect(model.currentDisplayState.lines.map(\.mode), is: [.outcomes, .outcomes])
        expect(outcomes().map(\.odds), is: [1.95, 1.80])
        #expect(model.currentDisplayState.lines[1].outcomes[0].isSelected)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a movement that has been seen is not shown again when something else happens`() {
        let model = MarketOutcomesMultiLineViewModel(.oddsChanges, in: environment)
        model.follow(StateFeed(.movingGoals))
        model.update { $0.lines[0].outcomes[0].clearOddsChange() }

        environment.scheduler.advance(by: .seconds(4))

        expect(model.currentDisplayState.lines[0].outcomes.map(\.oddsChange), is: [.none, .up])
    }

    @Test func `a live card scores, goes on and ends with its markets closed`() {
        let model = TallOddsMatchCardViewModel(.live, in: environment)
        model.follow(StateFeed(.live))

        environment.scheduler.advance(by: .seconds(12))
        expect(model.currentDisplayState.header.time, is: .period(MatchPeriod(.secondHalf, minute: 68)))
        expect(model.currentDisplayState.score?.columns.map(\.home), is: ["1", "2", "3"])
        environment.scheduler.advance(by: .seconds(20))

        #expect(!model.currentDisplayState.header.isLive)
        expect(model.currentDisplayState.header.time, is: .period(MatchPeriod(.ended)))
        expect(model.currentDisplayState.outcomes.lines.map(\.mode), is: [.closed])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `the clock of a match goes on in the customer's language`() {
        let environment = ViewEnvironment(localization: Localization.french)
        let model = TallOddsMatchCardViewModel(.live, in: environment)
        model.follow(StateFeed(.live))
        let view = TallOddsMatchCardView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 64, in: environment)
        expect(stage.rows[1], contains: "2e mi-temps, 67 min")

        stage.advance(by: .seconds(6))

        expect(stage.rows[1], contains: "2e mi-temps, 68 min")
    }

    @Test func `a game of tennis that is won counts in its set`() {
        let model = TallOddsMatchCardViewModel(.liveTennis, in: environment)
        model.follow(StateFeed(.liveTennis))

        environment.scheduler.advance(by: .seconds(12))

        expect(model.currentDisplayState.score?.columns.map(\.home), is: ["0", "6", "4"])
        expect(model.currentDisplayState.score?.columns.map(\.away), is: ["0", "4", "6"])
        expect(model.currentDisplayState.header.time, is: .period(MatchPeriod(.named("3rd set"))))
    }

    @Test func `every match of a slider goes on in its banner, and one that has not begun stands still`() {
        let model = TopBannerSliderViewModel(.matches, in: environment)
        model.follow(StateFeed(.cityArsenal, .barcelonaMadrid))

        environment.scheduler.advance(by: .seconds(12))
        let banners = model.currentDisplayState.banners.compactMap { banner -> MatchBannerDisplayState? in
            if case .match(let match) = banner { match } else { nil }
        }

        expect(
            banners.map(\.matchTime),
            is: [
                nil, MatchPeriod(.firstHalf, minute: 45), MatchPeriod(.secondHalf, minute: 68),
            ])
        expect(banners.map(\.homeScore), is: [nil, 2, 3])
    }

    @Test func `a match goes from half time through the second half to its end, three seconds a step`() {
        let model = MatchDateNavigationBarViewModel(.liveFeed, in: environment)
        model.follow(StateFeed(.halves))
        func step() -> [MatchPeriod?] { environment.around(.seconds(3)) { model.currentDisplayState.period } }

        expect(step(), is: [MatchPeriod(.firstHalf, minute: 41), MatchPeriod(.halfTime)])
        expect(step(), is: [MatchPeriod(.halfTime), MatchPeriod(.secondHalf, minute: 46)])
        environment.wait(.seconds(3) * 8)
        expect(step(), is: [MatchPeriod(.secondHalf, minute: 86), MatchPeriod(.secondHalf, minute: 90)])
        expect(step()[1], is: MatchPeriod(.ended))
        #expect(environment.isAtRest)
    }

    @Test func `the models that ship bring no match on by themselves`() {
        let slider = TopBannerSliderViewModel(.matches, in: environment)
        let suggestions = SuggestedBetsExpandedViewModel(.demo, in: environment)
        let bar = MatchDateNavigationBarViewModel(.liveFeed, in: environment)

        _ = (slider.pages, suggestions.cardViewModels, bar.periodViewModel)
        environment.scheduler.advance(by: .seconds(30))

        expect(slider.currentDisplayState, is: .matches)
        expect(suggestions.currentDisplayState, is: .demo)
        expect(bar.currentDisplayState, is: .liveFeed)
    }
}
