import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaKit

struct StateDefaultsTests {
    private enum Tone: String, Codable, CaseIterable { case calm, loud }
    private enum Odd: NumberRange { static let range = 1...9 }
    private enum Phase: Codable, Equatable {
        case idle
        case found(count: Int, isNew: Bool)
        case named(String)
    }
    private struct Plain: Codable, Equatable {
        var isOn: Bool
        var tags: [String]
        var note: String?
    }
    private struct Named: DefaultedData, Equatable {
        var id: String
        var isEnabled: Bool
        static let defaults = Self(id: "", isEnabled: true)
    }
    private struct Loose: DefaultedData {
        var label: JSONValue
        var content: JSONValue
        static let defaults = Self(label: .string("a"), content: .null)
    }
    private struct Row: DisplayState {
        var id: String
        var count: Int
        var price: Double
        var tone: Tone
        var phase: Phase
        var heading: Phase
        var isLoading: Bool
        var tint: Tone?
        var lines: [Named]
        var table: [String: Int]
        @TypedText<SearchLength> var typed: String
        @Limited<Odd> var odds: Int
        var plain: Plain
        var named: Named
        var code: String

        static let blank = Self(isLoading: true)
        static let defaults = Self(isLoading: false)

        init(isLoading: Bool) {
            (id, count, price, tone, phase, heading) = ("", 0, 2.5, .loud, .idle, .named(""))
            (self.isLoading, tint, lines, table) = (isLoading, .calm, [.defaults], ["a": 1])
            (typed, odds, plain) = ("", 1, Plain(isOn: true, tags: []))
            (named, code) = (.defaults, "12")
        }
    }

    private static let fields: [String: StateSchema.Field] = {
        guard case .fields(let fields) = SchemaProbe.schema(of: Row.self) else { return [:] }
        return Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
    }()

    @Test(arguments: [
        ("count", JSONValue.integer(0)), ("price", .number(2.5)), ("tone", .string("loud")),
        ("phase", .object(["idle": .object([:])])), ("isLoading", .bool(false)), ("tint", .null), ("lines", .array([])),
        ("table", .object([:])), ("typed", .string("")), ("code", .string("12")),
        ("plain", .object(["isOn": .bool(true), "tags": .array([])])),
    ])
    func `a field can be left out where its type says something sensible`(name: String, value: JSONValue) throws {
        let field = try #require(Self.fields[name])

        expect(field.defaultValue, is: value)
        #expect(!field.isNeeded)
    }

    @Test(arguments: ["id", "heading", "odds", "named"])
    func `a field has to be there where nothing sensible stands for it`(name: String) throws {
        #expect(try #require(Self.fields[name]).isNeeded)
    }

    @Test func `what a value of no own words can do without is nothing, no and none`() throws {
        let schema = SchemaProbe.schema(of: [Plain].self)
        let value = schema.completed(.array([.object([:]), .object(["isOn": .bool(true), "note": .null])]))

        expect(value.decoded(as: [Plain].self), is: [Plain(isOn: false, tags: []), Plain(isOn: true, tags: [])])
    }

    @Test func `cases are completed in either form`() throws {
        let schema = SchemaProbe.schema(of: [Phase].self)
        func completed(_ yaml: String) throws -> [Phase]? {
            try schema.completed(schema.unabridged(DataText.value(of: yaml, file: "a"))).decoded(as: [Phase].self)
        }

        try expect(completed("[{found: {count: 3}}, idle]"), is: [.found(count: 3, isNew: false), .idle])
        try expect(completed("[{found: {isNew: true}}]"), is: nil)
        try expect(completed("[named]"), is: nil)
    }

    @Test func `nothing is written over what is there`() throws {
        let schema = SchemaProbe.schema(of: Named.self)
        let value = JSONValue.object(["id": .string("a"), "isEnabled": .bool(false)])

        expect(schema.completed(value), is: value)
        expect(schema.completed(.object(["id": .string("a")]))[[.key("isEnabled")]], is: .bool(true))
        expect(schema.completed(.string("a")), is: .string("a"))
    }

    @Test func `nothing is said, and not left out, where a value can be anything`() {
        let schema = SchemaProbe.schema(of: Loose.self)
        let value = JSONValue.object(["label": .null, "content": .null])

        expect(schema.completed(value), is: value)
        expect(schema.mistakes(in: value), is: [])
        expect(schema.completed(.object(["content": .null]))[[.key("label")]], is: .string("a"))
        expect(schema.mistakes(in: .object([:])), is: [StateMistake(.missingField(.unknown), at: [.key("content")])])
    }

    /// Completed, no state of any component becomes another one.
    @MainActor
    @Test(arguments: await StateSchemaTests.names)
    func `a state's own data needs no completing`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        for index in component.states.indices {
            guard let data = try component.stateData(at: index) else { continue }
            let value = try JSONValue(data)
            expect(component.stateSchema.completed(value), is: value, "\(component.states[index].name)")
        }
    }

    /// Left out one by one, what can be left out is read, and what is needed is missed.
    @MainActor
    @Test(arguments: await StateSchemaTests.names)
    func `what can be left out of a state is what its fields say`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        guard case .fields(let fields) = component.stateSchema, let data = try component.stateData(at: 0),
            case .object(let values) = try JSONValue(data)
        else {
            Issue.record("it has no fields that are known")
            return
        }
        for field in fields where values[field.name] != nil {
            let rest = JSONValue.object(values.filter { $0.key != field.name })
            let completed = component.stateSchema.completed(rest)
            let isRead = (try? component.normalized(state: completed.data)) != nil
            expect(isRead, isNot: field.isNeeded, "\(field.name)")
        }
    }
}
