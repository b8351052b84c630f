import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// How long a code takes to load, once and again.
@MainActor
struct CodeInputTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a code is loaded after 1.5 seconds`() {
        expectAnswer(
            after: 1500, waiting: "loading", given: "entering", refused: "refused(GomaKit.RequestFailure.refused)",
            silence: "refused(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = CodeInputViewModel(CodeInputDisplayState(code: "ABCD"), in: environment)
            model.environment.owner.script = server
            model.submit()
            return { "\(model.currentDisplayState.phase)" }
        }
    }

    @Test func `a code is loaded twice, and opens the bet slip each time`() {
        let model = CodeInputViewModel(CodeInputDisplayState(code: "ABCD"), in: environment)
        for count in 1...2 {
            model.submit()
            model.submit()
            expect(
                environment.around(.milliseconds(1500)) { model.currentDisplayState.phase }, is: [.loading, .entering])
            expect(environment.owner.requests.count { $0.request is OpenBetslip }, is: count)
        }
        #expect(environment.isAtRest)
    }

    @Test func `a field that is left while its code is loaded has not the keyboard when that is refused`() {
        let model = CodeInputViewModel(CodeInputDisplayState(code: "ABCD"), in: environment)
        model.environment.owner.script = AnswerScript([.refused])
        let field = model.fieldViewModel
        field.setFocused(true)

        model.submit()
        field.setFocused(false)
        environment.wait(.milliseconds(1500))

        expect(model.currentDisplayState.phase, is: .refused(.refused))
        #expect(!field.currentDisplayState.isFocused)
        #expect(!model.currentDisplayState.isFieldFocused)
    }

    @Test func `a code that is refused twice says so twice, and typing forgets it each time`() {
        let model = CodeInputViewModel(CodeInputDisplayState(code: "ABCD"), in: environment)
        model.environment.owner.script = AnswerScript([.refused])
        for code in ["ABCE", "ABCF"] {
            model.submit()
            environment.wait(.milliseconds(1500))
            expect(model.currentDisplayState.phase, is: .refused(.refused))
            model.changeCode(to: code)
            expect(model.currentDisplayState.phase, is: .entering)
        }
        expect(environment.owner.requests.map { $0.request is LoadBookingCode }, is: [true, true])
    }
}
