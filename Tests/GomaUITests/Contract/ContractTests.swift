import GomaTesting
import GomaCatalog
import Testing

/// What is true of every component in the registry, checked for each of them in each of its states.
@MainActor
@Suite(.serialized)
struct ContractTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component keeps the contract`(id: String) async throws {
        await expectContract(of: try ComponentRegistry.goma.component(named: id))
    }
}
