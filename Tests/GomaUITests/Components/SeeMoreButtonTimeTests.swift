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
        var pages = 0
        model.onPage = { pages += 1 }

        for _ in 0..<4 {
            model.loadMore()
            model.loadMore()
            environment.wait(.milliseconds(1500))
        }

        #expect(pages == 2 && model.currentDisplayState.phase == .complete && environment.isAtRest)
    }

    @Test func `a page that did not come is told to nobody, and the one that comes then once`() {
        let environment = ViewEnvironment.simulated().answering([.refused, .given])
        let model = SeeMoreButtonViewModel(
            SeeMoreButtonDisplayState(id: "games", remainingCount: 15), in: environment)
        var pages = 0
        model.onPage = { pages += 1 }

        model.loadMore()
        environment.wait(.milliseconds(1500))
        #expect(pages == 0 && model.currentDisplayState.phase == .failed(.refused))
        #expect(model.currentDisplayState.remainingCount == 15)
        model.loadMore()
        environment.wait(.milliseconds(1500))

        #expect(pages == 1 && model.currentDisplayState.phase == .idle)
        #expect(model.currentDisplayState.remainingCount == 5)
        #expect(environment.owner.requests.map { ($0.request as? LoadMore)?.list } == ["games", "games"])
    }
}
