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
        model.replaceState(other)
        environment.wait(.seconds(10))

        #expect(model.currentDisplayState == other)
        #expect(environment.owner.requests.map { ($0.request as? LoadMarkets)?.group } == ["one"])
    }
}
