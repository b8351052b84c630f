import Testing

@testable import GomaAccount
@testable import GomaCatalog

/// The branded head of a sheet.
@MainActor
struct CustomNavigationTests {
    @Test func `another head has nothing of the one before`() {
        let environment = ViewEnvironment.simulated()
        let model = CustomNavigationViewModel(
            CustomNavigationDisplayState(id: "casino", brand: "goma", closeIcon: .exit), in: environment)
        let view = CustomNavigationView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 30, in: environment)

        model.replaceState(CustomNavigationDisplayState(id: "bets", pictureName: "brand"))

        #expect(!stage.rows.contains { $0.contains("goma") })
    }
}
