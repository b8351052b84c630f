import GomaUI
import Testing

/// What is true of every component in the registry, checked for each of them in each of its states.
@MainActor
@Suite(.serialized)
struct ContractTests {
    @Test(arguments: await ids, ContractPoint.allCases)
    func `a component keeps the contract`(id: String, point: ContractPoint) async throws {
        let component = try ComponentRegistry.goma.component(named: id)

        let violations = try await Contract.violations(of: point, by: component)

        for violation in violations { Issue.record("\(point): \(violation)") }
    }

    static var ids: [String] { ComponentRegistry.goma.components.map(\.id) }
}
