import GomaCatalog
import Testing

@testable import GomaTesting

/// What components do beyond what their approved dumps show, in Tests/Records; `GOMA_RECORD=all` writes it anew.
@MainActor
@Suite(.serialized)
struct RecordTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component does what is on record`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)

        expectRecorded(try ComponentRecord(of: component).text(), in: "Tests/Records/Components/\(component.dumpPath)")
    }
}
