import GomaPictures
import GomaTesting
import GomaCatalog
import TerminalKit
import Testing

/// Every component as an app of its own, walked with random input from one of its states.
@MainActor
struct ComponentWalkTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `nothing that is pressed breaks a component`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        let seed = ComponentRegistry.goma.components.firstIndex { $0.id == component.id } ?? 0

        expectNothingFound(steps: 120, seed: UInt64(seed)) {
            let environment = ViewEnvironment.simulated()
            let instance = component.instance(stateAt: seed % component.states.count, in: environment)
            return RootController(instance.view, in: environment)
        }
    }
}
