import Expectations
import GomaTesting
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct StateFileSweepTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `every state of a component goes to a file and back`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        for index in component.states.indices {
            guard let data = try component.stateData(at: index) else { continue }
            for isJSON in [true, false] {
                let text = try StateFile.text(of: data, component: component, isJSON: isJSON)
                let back = try StateFile(parsing: text, file: "a.yaml").state(of: component, over: 0)
                try expect(JSONValue(back), is: JSONValue(data), "\(component.states[index].name)")
            }
        }
    }
}
