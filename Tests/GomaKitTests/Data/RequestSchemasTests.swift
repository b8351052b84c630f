import Expectations
import GomaCatalog
import Testing

@testable import GomaKit

@MainActor
struct RequestSchemasTests {
    private func schema<Request: ComponentRequest>(of _: Request) -> StateSchema {
        SchemaProbe.schema(of: Request.self)
    }

    @Test func `a request has the fields of its type`() {
        expect(schema(of: OpenPage("a")), is: .fields([StateSchema.Field(name: "page", schema: .text)]))
    }

    @Test(arguments: await StateSchemaTests.names)
    func `every request of a component is what its schema takes, and nothing else is`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)

        for request in component.requests {
            let schema = self.schema(of: request)
            guard case .fields = schema, case .object(let fields)? = JSONValue(encoding: request) else {
                Issue.record("\(request.text) has no fields that are known")
                continue
            }
            expect(schema.mistakes(in: .object(fields)), is: [], "\(request.text)")
            expect(schema.mistakes(in: .object(fields.merging(["nonsense": .null]) { $1 })), is: [])
            expect(schema.mistakes(in: .object(fields.merging(["nonsense": .integer(1)]) { $1 })).count, is: 1)
        }
    }
}
