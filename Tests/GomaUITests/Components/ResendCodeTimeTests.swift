import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// When another code can be asked for, and when it is sent.
@MainActor
struct ResendCodeTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a code is sent again after a second`() {
        expectAnswer(after: 1000, waiting: "sending", given: "sent", refused: "refused", silence: "noAnswer") {
            environment, server in
            let model = ResendCodeViewModel(
                ResendCodeDisplayState(id: "sign-up", interval: 60, phase: .ready), in: environment)
            model.environment.owner.script = server
            model.resend()
            return {
                switch model.currentDisplayState.phase {
                case .sending: "sending"
                case .waiting, .ready: "sent"
                case .failed(let failure): "\(failure)"
                }
            }
        }
    }

    @Test func `another code can be asked for after the interval, and once more after another`() {
        let model = ResendCodeViewModel(ResendCodeDisplayState(id: "sign-up", interval: 3), in: environment)
        let phase = { model.currentDisplayState.phase }
        model.resend()
        expect(phase(), is: .waiting(seconds: 3))

        expect(environment.around(.seconds(3), phase), is: [.waiting(seconds: 1), .ready])
        model.resend()
        model.resend()
        expect(environment.around(.seconds(1), phase), is: [.sending, .waiting(seconds: 3)])

        expect(environment.around(.seconds(3), phase), is: [.waiting(seconds: 1), .ready])
        #expect(environment.isAtRest)
    }

    @Test(arguments: [(0, 1000), (1, 1000), (2, 2000)])
    func `a wait of so many seconds is over with the last, and there is none without`(seconds: Int, milliseconds: Int) {
        let model = ResendCodeViewModel(ResendCodeDisplayState(id: "sign-up", interval: seconds), in: environment)

        let seen = environment.around(.milliseconds(milliseconds)) { model.currentDisplayState.canResend }

        expect(seen, is: [false, true])
    }

    @Test func `a code that is sent while the customer waits has a whole first second`() {
        let model = ResendCodeViewModel(ResendCodeDisplayState(id: "sign-up", interval: 3), in: environment)
        environment.wait(.milliseconds(1700))

        model.update { $0.codeWasSent() }

        let seen = environment.around(.seconds(1)) { model.currentDisplayState.phase }
        expect(seen, is: [.waiting(seconds: 3), .waiting(seconds: 2)])
    }
}
