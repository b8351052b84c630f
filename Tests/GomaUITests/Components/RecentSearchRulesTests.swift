import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

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

        #expect(
            environment.owner.requests.map(\.description) == ["app:search text=porto", "app:forget-search text=porto"]
                && model.currentDisplayState.isRemoved)
    }
}
