import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// A consent that a form needs.
@MainActor
struct TermsAcceptanceTests {
    @Test func `a document is asked for with the consent that names it`() {
        let environment = ViewEnvironment.simulated()

        TermsAcceptanceViewModel(.cookies, in: environment).sentenceViewModel.openLink(id: "terms")

        expect(environment.owner.requests.map(\.description), is: ["app:open-link id=terms within=cookies"])
    }

    @Test func `a click on the sentence ticks the box, and one on what is wrong or with another button does not`()
        throws
    {
        let environment = ViewEnvironment.simulated()
        let model = TermsAcceptanceViewModel(.missing, in: environment)
        let view = TermsAcceptanceView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 48, in: environment)
        let problem = try #require(stage.rows.firstIndex { $0.contains("Please agree") })

        stage.click(x: 6, y: problem)
        stage.window.send(.mouse(MouseEvent(.press(.right), at: Point(x: 6, y: 0))))
        expectEmpty(stage.calls)
        stage.click(x: 6, y: 0)

        #expect(model.currentDisplayState.isAccepted)
    }
}
