@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct OutcomeSelectionTests {
    private let environment = ViewEnvironment.simulated()

    private static let line = MarketOutcomesLineDisplayState(
        outcomes: [
            OutcomeItemDisplayState(
                id: "home", title: "1", odds: 1.85, completeName: "Arsenal win", bettingOfferID: "offer-1"),
            OutcomeItemDisplayState(id: "draw", title: "X", odds: 3.40, availability: .locked),
        ])

    /// The choices that the owner has heard of.
    private var told: [ChooseOutcome] { environment.owner.requests.compactMap { $0.request as? ChooseOutcome } }

    @Test func `a line tells what is chosen and given up, with its offer`() {
        let model = MarketOutcomesLineViewModel(Self.line, in: environment)

        model.outcomeViewModels[0].toggleSelection()
        model.outcomeViewModels[1].toggleSelection()
        model.outcomeViewModels[0].toggleSelection()

        expect(told.map(\.id), is: ["home", "home"])
        expect(told.map(\.offer), is: ["offer-1", "offer-1"])
        expect(told.map(\.isChosen), is: [true, false])
    }

    @Test func `when a choice is told, it has happened`() {
        let model = MarketOutcomesLineViewModel(Self.line, in: environment)
        var states: [Bool] = []
        let subscription = environment.owner.subscribe { _ in
            states.append(model.currentDisplayState.outcomes[0].isSelected)
        }

        model.outcomeViewModels[0].toggleSelection()

        expect(states, is: [true])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a choice from outside is told to nobody`() {
        let model = CompactOutcomesLineViewModel(.twoWay, in: environment)

        model.update { $0.outcomes[0].isSelected = true }
        expectEmpty(told)
        model.outcomeViewModels[1].toggleSelection()

        expect(told.map(\.id), is: ["away"])
    }

    @Test func `a group tells of all its lines, and of one that came later`() {
        let model = MarketOutcomesMultiLineViewModel(.overUnder, in: environment)

        model.lineViewModels[0].outcomeViewModels[1].toggleSelection()
        model.lineViewModels[2].outcomeViewModels[0].toggleSelection()
        model.update { $0.lines = [.threeWay] }
        model.lineViewModels[0].outcomeViewModels[2].toggleSelection()

        expect(told.map(\.id), is: ["under0.5", "over1.5", "away"])
    }

    @Test func `what is asked of an outcome names its market and the match of its card`() {
        var state = TallOddsMatchCardDisplayState.premierLeague
        state.outcomes.lines = [
            MarketOutcomesLineDisplayState(
                id: "goals", outcomes: [OutcomeItemDisplayState(id: "over", title: "Over", odds: 1.80)])
        ]
        let card = TallOddsMatchCardViewModel(state, in: environment)
        let inline = InlineMatchCardViewModel(.preLive, in: environment)
        let banner = MatchBannerViewModel(.interactive, in: environment)
        let outcome = card.outcomesViewModel.lineViewModels[0].outcomeViewModels[0]

        outcome.toggleSelection()
        outcome.requestDetails()
        inline.outcomesViewModel.outcomeViewModels[0].toggleSelection()
        banner.outcomesViewModel.outcomeViewModels[0].requestDetails()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:choose-outcome id=over isChosen=true market=goals match=premier-league",
                "betting:show-outcome id=over market=goals match=premier-league",
                "betting:choose-outcome id=home isChosen=true match=sunderland-everton",
                "betting:show-outcome id=home match=barcelona-madrid",
            ])
    }

    @Test func `a line that says its match is of that one, and of none where nobody says any`() {
        let outcomes = [OutcomeItemDisplayState(id: "home", title: "Home", odds: 1.85)]
        var card = MatchBannerDisplayState.interactive
        card.outcomes = MarketOutcomesLineDisplayState(outcomes: outcomes, matchID: "derby")

        let banner = MatchBannerViewModel(card, in: environment)
        let line = MarketOutcomesLineViewModel(MarketOutcomesLineDisplayState(outcomes: outcomes), in: environment)
        banner.outcomesViewModel.outcomeViewModels[0].toggleSelection()
        line.outcomeViewModels[0].toggleSelection()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:choose-outcome id=home isChosen=true match=derby",
                "betting:choose-outcome id=home isChosen=true",
            ])
    }

    @Test func `pressing a price in a view is told once`() {
        let model = MarketOutcomesLineViewModel(.threeWay, in: environment)
        let view = MarketOutcomesLineView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 48, in: environment)

        stage.tab()
        stage.press(.right, .enter, .enter)

        expect(told.map(\.id), is: ["draw", "draw"])
        expect(told.map(\.isChosen), is: [true, false])
    }
}
