import Expectations
import Foundation
import GomaCatalog
import GomaTestSupport
import Testing

@testable import GomaReview

@MainActor
struct StateJSONSchemaTests {
    static var names: [String] { ComponentRegistry.goma.components.map(\.name) }

    @Test(arguments: await names)
    func `every state of a component is what its schema takes, whole or as a file, in either form`(name: String) throws
    {
        let component = try ComponentRegistry.goma.component(named: name)
        let validator = SchemaValidator(document: StateJSONSchema.file(of: component))
        for index in component.states.indices {
            guard let data = try component.stateData(at: index) else { continue }
            let state = try JSONValue(data)
            for form in [state, component.stateSchema.abridged(state), component.stateSchema.spelledOut(state)] {
                expect(
                    validator.problem(with: form, of: "#/$defs/goma:\(name)"), is: nil,
                    "\(component.states[index].name)")
                expect(validator.problem(with: form), is: nil, "\(component.states[index].name)")
                let named = JSONValue.object(["component": .string(name), "state": form])
                expect(validator.problem(with: named), is: nil, "\(component.states[index].name)")
            }
        }
    }

    @Test(arguments: await names)
    func `a state with something else in it is not what its schema takes`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let validator = SchemaValidator(document: StateJSONSchema.file(of: component))
        guard case .fields(let fields) = component.stateSchema, let data = try component.stateData(at: 0),
            case .object(let state) = try JSONValue(data)
        else { return }
        let whole = "#/$defs/goma:\(name)"

        expect(validator.problem(with: .object(state.merging(["nonsense": .bool(true)]) { $1 }), of: whole), isNot: nil)
        expect(validator.problem(with: .object(["nonsense": .bool(true)])), isNot: nil)
        for field in fields where field.schema.unwrapped != .unknown {
            let other = JSONValue.object(state.merging([field.name: .array([.array([])])]) { $1 })
            expect(validator.problem(with: other, of: whole), isNot: nil, "\(field.name)")
            let rest = JSONValue.object(state.filter { $0.key != field.name })
            expect((validator.problem(with: rest, of: whole) != nil), is: field.isNeeded, "\(field.name)")
            expect(validator.problem(with: rest), is: nil, "\(field.name)")
        }
    }

    @Test func `one schema has the states of all components`() throws {
        let components = ComponentRegistry.goma.components
        let validator = SchemaValidator(document: StateJSONSchema.definitions(of: components))

        for component in components {
            let data = try #require(try component.stateData(at: 0))
            try expect(validator.problem(with: JSONValue(data), of: "#/$defs/\(component.id)"), is: nil)
        }
        expect(validator.document[[.key("$schema")]], is: .string("https://json-schema.org/draft/2020-12/schema"))
    }

    @Test func `what stands in pages has the fields of each component, and no others`() throws {
        let components = try ["Button", "Score"].map { try ComponentRegistry.goma.component(named: $0) }

        let fields = StateJSONSchema.pages(of: components, sources: [:]).fields

        expect(fields.keys.sorted(), is: ["goma:Button", "goma:Score"])
        let button = try #require(fields["goma:Button"]?[[.key("anyOf"), .index(0)]])
        expect(button[[.key("properties"), .key("title"), .key("$ref")]], is: .string("#/$defs/page:text"))
        expect(button[[.key("additionalProperties")]], is: .bool(false))
    }

    @Test func `a schema says what fields are for, what they are by default, and in which range`() throws {
        let component = try ComponentRegistry.goma.component(named: "CasinoCategorySection")
        let schema = StateJSONSchema.file(of: component)
        func word(_ path: String...) -> JSONValue? { schema[path.map(JSONValue.Step.key)] }
        let card = ["$defs", "CasinoGameCardDisplayState"]

        expect(word("$id"), is: .string("urn:gomaui:state:goma:CasinoCategorySection"))
        expect(word("title"), is: .string("A state of CasinoCategorySection"))
        expect(schema[(card + ["required"]).map(JSONValue.Step.key)], is: .array([.string("id"), .string("name")]))
        let fields = try #require(schema[(card + ["properties"]).map(JSONValue.Step.key)])
        expect(fields[[.key("isLoading"), .key("default")]], is: .bool(false))
        expect(fields[[.key("rating"), .key("maximum")]], is: .integer(5))
        expect(fields[[.key("name"), .key("description")]], is: .string("What the game is called."))
        expect(schema[(card + ["description"]).map(JSONValue.Step.key)], is: .string("A game as a card in a lobby."))
        expect(
            word("$defs", "CasinoCategorySectionDisplayState", "properties", "phase", "default"), is: .string("games"))
    }

    @Test(
        arguments: [
            ("period: daily", nil), ("period: {named: x}", nil), ("period: {named: {_0: x}}", nil),
            ("period: null", "anyOf"), ("period: named", "anyOf"), ("period: {named: 3}", "anyOf"),
            ("limit: {amount: 3}", "required"),
            ("button: {title: x, id: y, isEnabled: null}", nil),
        ] as [(String, String?)])
    func `a file is taken as it is read`(yaml: String, problem: String?) throws {
        let component = try ComponentRegistry.goma.component(named: "UserLimitCard")
        let validator = SchemaValidator(document: StateJSONSchema.file(of: component))

        let found = validator.problem(with: try DataText.value(of: yaml, file: "a.yaml"))

        expect((found == nil), is: (problem == nil), "\(found ?? "taken")")
    }
}
