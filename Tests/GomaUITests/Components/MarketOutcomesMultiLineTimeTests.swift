import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How long markets take to come.
@MainActor
struct MarketOutcomesMultiLineTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `markets come after 1.5 seconds`() {
        expectAnswer(
            after: 1500, waiting: "loading", given: "lines", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = MarketOutcomesMultiLineViewModel(
                MarketOutcomesMultiLineDisplayState(phase: .failed(.refused), lines: [.blank]), in: environment)
            model.environment.owner.script = server
            model.reload()
            return { "\(model.currentDisplayState.phase)" }
        }
    }

    @Test(arguments: [MarketOutcomesMultiLinePhase.lines, .empty(message: nil)])
    func `markets that have come are not asked for again, unless the owner has them loaded`(
        phase: MarketOutcomesMultiLinePhase
    ) {
        let state = MarketOutcomesMultiLineDisplayState(id: "goals", phase: phase, lines: [.blank])
        let model = MarketOutcomesMultiLineViewModel(state, in: environment)

        model.reload()
        expect(model.currentDisplayState, is: state)
        expectEmpty(environment.owner.requests)
        model.update { $0.phase = .loading }

        expect(model.currentDisplayState.phase, is: .loading)
        expect(environment.owner.requests.count, is: 1)
    }

    @Test func `that markets have come for one group is not said of another that loads in its place`() {
        let model = MarketOutcomesMultiLineViewModel(
            MarketOutcomesMultiLineDisplayState(id: "one", phase: .failed(.refused)), in: environment)
        let other = MarketOutcomesMultiLineDisplayState(id: "two", phase: .loading)

        model.reload()
        environment.wait(.seconds(1))
        model.replaceState(other)
        expect(model.currentDisplayState, is: other)
        environment.wait(.milliseconds(1499))
        expect(model.currentDisplayState, is: other)
        environment.wait(.milliseconds(1))

        expect(model.currentDisplayState.phase, is: .empty(message: nil))
        expect(environment.owner.requests.map { ($0.request as? LoadMarkets)?.group }, is: ["one", "two"])
    }

    @Test func `that markets have come for one match is not said of another with a group of the same ID`() {
        let model = MarketOutcomesMultiLineViewModel(
            MarketOutcomesMultiLineDisplayState(id: "1x2", matchID: "derby", phase: .loading), in: environment)

        environment.wait(.seconds(1))
        model.update { $0.matchID = "final" }
        environment.wait(.milliseconds(1499))
        expect(model.currentDisplayState.phase, is: .loading)
        environment.wait(.milliseconds(1))

        expect(model.currentDisplayState.phase, is: .empty(message: nil))
        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:load-markets group=1x2 match=derby", "betting:load-markets group=1x2 match=final",
            ])
    }

    @Test func `whoever has put the markets there says of which match they are, where their state does not`() {
        let silent = MarketOutcomesMultiLineDisplayState(id: "1x2", phase: .loading)
        let telling = MarketOutcomesMultiLineDisplayState(id: "1x2", matchID: "final", phase: .loading)

        let models = [silent, telling].map { state in
            MarketOutcomesMultiLineViewModel(StatePlace(state, in: environment), of: { "derby" })
        }

        expect(models.map(\.currentDisplayState), is: [silent, telling])
        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:load-markets group=1x2 match=derby", "betting:load-markets group=1x2 match=final",
            ])
    }

    @Test func `a match without an ID is none whose markets are asked for`() {
        expect(LoadMarkets(group: "1x2", match: "").match, is: nil)
        expect(LoadMarkets(group: "1x2", match: "").words, is: "load the markets of 1x2")
        expect(LoadMarkets(group: "1x2", match: "derby").words, is: "load the markets of 1x2 of the match derby")
    }

    @Test func `markets that are on their way from the start are asked for once, and come`() {
        let state = MarketOutcomesMultiLineDisplayState(id: "goals", phase: .loading, lines: [.blank])
        let model = MarketOutcomesMultiLineViewModel(state, in: environment)

        expect(environment.around(.milliseconds(1500)) { model.currentDisplayState.phase }, is: [.loading, .lines])

        expect(environment.owner.requests.map { ($0.request as? LoadMarkets)?.group }, is: ["goals"])
    }
}
