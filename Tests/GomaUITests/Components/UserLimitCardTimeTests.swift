import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// How long the removal of a limit takes.
@MainActor
struct UserLimitCardTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a limit is removed after 1.2 seconds`() {
        expectAnswer(
            after: 1200, waiting: "asking", given: "done", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = UserLimitCardViewModel(
                UserLimitCardDisplayState(id: "", period: .daily, limit: Money(10, "XAF")), in: environment)
            model.environment.owner.script = server
            model.removeLimit()
            model.confirmRemoval()
            return { "\(model.currentDisplayState.removal)" }
        }
    }
}
