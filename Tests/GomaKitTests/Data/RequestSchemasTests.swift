import GomaCatalog
import Testing

@testable import GomaKit

@MainActor
struct RequestSchemasTests {
    @Test func `a component's requests have the fields of their types, under their names`() throws {
        let schemas = try ComponentRegistry.goma.component(named: "CasinoGameCard").requestSchemas

        #expect(schemas["casino:open-game"] == .fields([StateSchema.Field(name: "id", schema: .text)]))
        #expect(schemas["casino:open-gme"] == nil)
    }

    @Test(arguments: await StateSchemaTests.names)
    func `every request of a component is what its schema takes, and nothing else is`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let schemas = component.requestSchemas

        for request in component.requests {
            let schema = try #require(schemas[RequestText(request).name])
            guard case .fields = schema, case .object(let fields)? = JSONValue(encoding: request) else {
                Issue.record("\(request.text) has no fields that are known")
                continue
            }
            #expect(schema.mistakes(in: .object(fields)) == [], "\(request.text)")
            #expect(schema.mistakes(in: .object(fields.merging(["nonsense": .null]) { $1 })) == [])
            #expect(schema.mistakes(in: .object(fields.merging(["nonsense": .integer(1)]) { $1 })).count == 1)
        }
    }
}
