import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// How long the next page of a list takes, one after the other.
@MainActor
struct SeeMoreButtonTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the next page of a list comes after 1.5 seconds`() {
        expectAnswer(
            after: 1500, waiting: "loading", given: "idle", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = SeeMoreButtonViewModel(SeeMoreButtonDisplayState(id: ""), in: environment)
            model.environment.owner.script = server
            model.loadMore()
            return { "\(model.currentDisplayState.phase)" }
        }
    }

    @Test func `pages come one after the other until there is no more`() {
        let model = SeeMoreButtonViewModel(SeeMoreButtonDisplayState(id: "", remainingCount: 15), in: environment)

        for _ in 0..<4 {
            model.loadMore()
            model.loadMore()
            environment.wait(.milliseconds(1500))
        }

        expect(environment.owner.requests.count, is: 2)
        expect(model.currentDisplayState.phase, is: .complete)
        expect(environment.isAtRest, is: true)
    }

    @Test func `a page that did not come takes nothing off what is to come, and the one that comes then once`() {
        let environment = ViewEnvironment.simulated().answering([.refused, .given])
        let model = SeeMoreButtonViewModel(
            SeeMoreButtonDisplayState(id: "games", remainingCount: 15), in: environment)

        model.loadMore()
        environment.wait(.milliseconds(1500))
        expect(model.currentDisplayState.phase, is: .failed(.refused))
        expect(model.currentDisplayState.remainingCount, is: 15)
        model.loadMore()
        environment.wait(.milliseconds(1500))

        expect(model.currentDisplayState.phase, is: .idle)
        expect(model.currentDisplayState.remainingCount, is: 5)
        expect(environment.owner.requests.map { ($0.request as? LoadMore)?.list }, is: ["games", "games"])
    }
}
