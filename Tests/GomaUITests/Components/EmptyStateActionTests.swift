import GomaPictures
import Testing

@testable import GomaCatalog

@MainActor
struct EmptyStateActionTests {
    @Test func `a guest is led to the login, by the part's owner where it takes that, and a customer nowhere`() throws {
        let environment = ViewEnvironment.simulated()
        let model = EmptyStateActionViewModel(
            EmptyStateActionDisplayState(session: .loggedOut, title: "No bets"), in: environment)
        var logins = 0
        let button = try #require(model.buttonViewModel)

        button.press()
        model.onAction = { logins += 1 }
        button.press()
        model.update { $0.isEnabled = false }
        button.press()
        model.update { $0.session = .loggedIn }

        #expect(model.buttonViewModel == nil && logins == 1)
        #expect(environment.owner.requests.map { $0.request as? OpenLogin } == [OpenLogin()])
    }
}
