import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// A row of the history.
@MainActor
struct RecentSearchRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a row of the history that was taken out is not searched for any more`() {
        let model = RecentSearchViewModel(RecentSearchDisplayState("porto"), in: environment)

        model.repeatSearch()
        model.remove()
        model.remove()
        model.repeatSearch()

        expect(
            environment.owner.requests.map(\.description),
            is: ["app:search text=porto", "app:forget-search text=porto"])
        expect(model.currentDisplayState.isRemoved, is: true)
    }

    @Test(arguments: [(25, 0, false), (26, 0, true), (27, 0, true), (29, 0, true), (27, 1, false), (2, 0, false)])
    func `a click on the cross of a row takes it out, from a column before it on, and any other searches`(
        x: Int, y: Int, isTakenOut: Bool
    ) {
        let view = RecentSearchView(environment: environment)
        view.configure(with: RecentSearchViewModel(RecentSearchDisplayState("porto"), in: environment))
        let stage = ComponentHarness(view, width: 30, in: environment)

        stage.click(x: x, y: y)

        expect(
            environment.owner.requests.map(\.description),
            is: [isTakenOut ? "app:forget-search text=porto" : "app:search text=porto"])
    }
}
