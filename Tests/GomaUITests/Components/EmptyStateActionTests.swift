import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct EmptyStateActionTests {
    @Test func `what a line break within a sentence parts is read as one, and paragraphs apart`() {
        let environment = ViewEnvironment.simulated()
        let view = EmptyStateActionView(environment: environment)
        let state = EmptyStateActionDisplayState(session: .loggedIn, title: "No bets\nin your slip\n\nPick one")
        view.configure(with: EmptyStateActionViewModel(state, in: environment))
        let stage = ComponentHarness(view, width: 48, in: environment)

        #expect(stage.rows.contains { $0.hasSuffix(" No bets") })
        expect(ReadingText.lines(of: stage.view), is: ["No bets in your slip", "Pick one"])
    }

    @Test func `a guest is led to the login, and a customer nowhere`() throws {
        let environment = ViewEnvironment.simulated()
        let model = EmptyStateActionViewModel(
            EmptyStateActionDisplayState(session: .loggedOut, title: "No bets"), in: environment)
        let button = try #require(model.buttonViewModel)

        button.press()
        model.update { $0.isEnabled = false }
        button.press()
        model.update { $0.session = .loggedIn }

        #expect(model.buttonViewModel == nil)
        expect(environment.owner.requests.map { $0.request as? OpenLogin }, is: [OpenLogin()])
    }
}
