import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaCatalog

@MainActor
struct NavigationActionTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a row leads to its page, back where its mark says so, and nowhere out of use`() {
        let model = NavigationActionViewModel(
            NavigationActionDisplayState(destination: "settings", title: "Settings"), in: environment)

        model.navigate()
        model.update { $0.mark = .back }
        model.navigate()
        model.update { $0.isEnabled = false }
        model.navigate()

        expect(environment.owner.requests.map(\.description), is: ["app:open-page page=settings", "app:go-back"])
    }
}
