import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How a match goes on, step by step.
@MainActor
struct MatchDateNavigationBarTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a match goes from half time through the second half to its end, three seconds a step, and again`() {
        let model = MatchDateNavigationBarViewModel(MatchDateNavigationBarDisplayState(id: ""), in: environment)
        let words = { () -> String in
            if case .text(let words) = model.periodViewModel?.currentDisplayState.content { words } else { "" }
        }
        for _ in 0..<2 {
            model.goLive(.firstHalf)
            model.followMatch()
            #expect(environment.around(.seconds(3), words) == ["1st Half", "Half Time"])
            #expect(environment.around(.seconds(3), words)[1].contains("46"))
            environment.wait(.seconds(3) * 8)
            #expect(words().contains("86"))
            #expect(environment.around(.seconds(3), words)[1].contains("90"))
            #expect(environment.around(.seconds(3), words)[1] == "Full time")
            #expect(environment.isAtRest)
        }
    }
}
