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

    @Test func `that markets have come for one group is not said of another that loads in its place`() {
        let model = MarketOutcomesMultiLineViewModel(
            MarketOutcomesMultiLineDisplayState(id: "one", phase: .failed(.refused)), in: environment)
        let other = MarketOutcomesMultiLineDisplayState(id: "two", phase: .loading)

        model.reload()
        environment.wait(.seconds(1))
        model.replaceState(other)
        #expect(model.currentDisplayState == other)
        environment.wait(.milliseconds(1499))
        #expect(model.currentDisplayState == other)
        environment.wait(.milliseconds(1))

        #expect(model.currentDisplayState.phase == .empty(message: nil))
        #expect(environment.owner.requests.map { ($0.request as? LoadMarkets)?.group } == ["one", "two"])
    }

    @Test func `markets that are on their way from the start are asked for once, and come`() {
        let state = MarketOutcomesMultiLineDisplayState(id: "goals", phase: .loading, lines: [.blank])
        let model = MarketOutcomesMultiLineViewModel(state, in: environment)

        #expect(environment.around(.milliseconds(1500)) { model.currentDisplayState.phase } == [.loading, .lines])

        #expect(environment.owner.requests.map { ($0.request as? LoadMarkets)?.group } == ["goals"])
    }
}
