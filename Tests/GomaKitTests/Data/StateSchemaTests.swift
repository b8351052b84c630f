import Expectations
import Foundation
import Testing

@testable import GomaKit
@testable import GomaCatalog

/// What is found out about the states of all components.
@MainActor
struct StateSchemaTests {
    static var names: [String] { ComponentRegistry.goma.components.map(\.name) }

    @Test(arguments: await names)
    func `every field of a state is found, in the order in which it is declared`(name: String) throws {
        let entry = try #require(GomaCatalog.entries.first { $0.name == name })
        let (schema, state) = try Self.probed(entry)

        var problems: [String] = []
        Self.compare(schema, state, at: name, &problems)

        expectEmpty(problems, "\(problems.joined(separator: "\n"))")
    }

    @Test(arguments: await names)
    func `every state fits what was found`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let schema = component.stateSchema
        for (index, state) in component.states.enumerated() {
            guard let data = try component.stateData(at: index) else { continue }
            let problem = Self.misfit(try JSONValue(data), schema, at: name)
            expect(problem, is: nil, "\(state.name): \(problem ?? "")")
        }
    }

    @Test(arguments: await names)
    func `the plainest state, and with it every case of every enum, can be read`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let schema = component.stateSchema
        let plainest = schema.plainest

        for (path, values) in Self.alternatives(schema) {
            for value in values {
                let state = plainest.replacing(path, with: value)
                #expect(throws: Never.self, "\(JSONValue.words(for: path)): \(value)") {
                    _ = try component.normalized(state: state.data)
                }
            }
        }
    }

    @Test func `fields are the same by name and structure, whatever type is behind them`() {
        let field = StateSchema.Field(name: "isOn", schema: .bool)

        expect(field, is: StateSchema.Field(name: "isOn", schema: .bool, type: Bool.self))
        expect(field, isNot: StateSchema.Field(name: "isOff", schema: .bool))
        expect(field, isNot: StateSchema.Field(name: "isOn", schema: .text))
    }

    @Test func `what could be there and is not is spelled out`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let value = try JSONValue(component.normalized(state: Data(#"{"#.utf8) + Self.outcome))

        let spelled = component.stateSchema.spelledOut(value)

        expect(value[[.key("odds")]], is: nil)
        expect(spelled[[.key("odds")]], is: .null)
        try expect(component.normalized(state: spelled.data), is: component.normalized(state: value.data))
    }

    @Test(arguments: await names)
    func `what people write in short is what Swift writes`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let schema = component.stateSchema
        for index in component.states.indices {
            guard let data = try component.stateData(at: index) else { continue }
            let value = try JSONValue(data)
            let short = schema.abridged(value)

            expect(schema.unabridged(short), is: value, "\(component.states[index].name)")
            expect(schema.unabridged(value), is: value, "\(component.states[index].name)")
            expect(schema.abridged(short), is: short, "\(component.states[index].name)")
        }
    }

    private enum Shape: Codable {
        case none
        case round(Double)
        case named(name: String)
        case maybe([String: Int]?)
        case inside(Corner)
    }

    private enum Corner: Codable, Equatable {
        case sharp
        case soft(Int)
    }

    private struct Drawing: Codable {
        var shapes: [Shape]
        var border: Shape?
        var byName: [String: Shape]
    }

    @Test(arguments: [
        (#"{"none": {}}"#, #""none""#), (#"{"round": {"_0": 1.5}}"#, #"{"round": 1.5}"#),
        (#"{"named": {"name": "a"}}"#, #"{"named": {"name": "a"}}"#), (#"{"named": {}}"#, #"{"named": {}}"#),
        (#"{"maybe": {}}"#, #"{"maybe": {}}"#), (#"{"maybe": {"_0": {}}}"#, #"{"maybe": {"_0": {}}}"#),
        (#"{"inside": {"_0": {"sharp": {}}}}"#, #"{"inside": "sharp"}"#),
        (#"{"inside": {"_0": {"soft": {"_0": 3}}}}"#, #"{"inside": {"soft": 3}}"#),
        (#""oval""#, #""oval""#), (#"{"oval": {}}"#, #"{"oval": {}}"#), ("{}", "{}"), ("7", "7"), ("[7]", "[7]"),
        (#"{"none": {}, "round": {"_0": 1}}"#, #"{"none": {}, "round": {"_0": 1}}"#),
    ])
    func `a case is written in short wherever it stands`(long: String, short: String) throws {
        let schema = SchemaProbe.schema(of: Drawing.self)
        func drawing(of shape: String) throws -> JSONValue {
            let text = #"{"shapes": [\#(shape), \#(shape)], "border": \#(shape), "byName": {"a": \#(shape)}}"#
            return try JSONValue(Data(text.utf8))
        }

        try expect(schema.abridged(drawing(of: long)), is: drawing(of: short))
        try expect(schema.unabridged(drawing(of: short)), is: drawing(of: long))
    }

    @Test func `a value is read in either form`() {
        expect(JSONValue.string("sharp").decoded(as: Corner.self), is: .sharp)
        expect(JSONValue.object(["soft": .integer(2)]).decoded(as: Corner.self), is: .soft(2))
        expect(JSONValue.object(["soft": .object(["_0": .integer(3)])]).decoded(as: Corner.self), is: .soft(3))
        expect(JSONValue.string("softly").decoded(as: Corner.self), is: nil)
    }

    private static let outcome = Data(
        #"""
        "id":"a","title":"b","availability":"open","isSelected":false,"isBoosted":false,"oddsChange":"none",
        "changeCount":0,"density":"regular"}
        """#.utf8)

    // MARK: Against the values themselves

    private static func probed<Entry: CatalogEntry>(_ entry: Entry.Type) throws -> (StateSchema, Any) {
        (SchemaProbe.schema(of: Entry.State.self), try #require(entry.variants.first).state)
    }

    /// Notes where a schema says something else than a value's mirror.
    private static func compare(_ schema: StateSchema, _ value: Any, at place: String, _ problems: inout [String]) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard schema.isOptional else { return problems.append("\(place) is optional") }
            if let inner = mirror.children.first { compare(schema.unwrapped, inner.value, at: place, &problems) }
        case .collection:
            guard case .list(let element) = schema else { return problems.append("\(place) is a list") }
            for child in mirror.children { compare(element, child.value, at: "\(place)[]", &problems) }
        case .enum where value is JSONValue:
            if schema != .unknown { problems.append("\(place) is data of another type") }
        case .enum: compareCases(schema, value, at: place, &problems)
        case .struct where value is any CaseIterable: compareCases(schema, value, at: place, &problems)
        case .struct where value is Decimal:
            if case .decimal = schema {} else { problems.append("\(place) is a number") }
        case .struct where schema.isPlain && mirror.children.allSatisfy { $0.label?.hasPrefix("_") ?? true }:
            break  // A number or a text, as Swift keeps it.
        case .struct: compareFields(schema, mirror, at: place, &problems)
        default:
            if !schema.isPlain { problems.append("\(place) is a plain value, not \(schema)") }
        }
    }

    private static func compareFields(
        _ schema: StateSchema, _ mirror: Mirror, at place: String, _ problems: inout [String]
    ) {
        guard case .fields(let fields) = schema else {
            // A type of one value may be written as that value alone.
            guard schema.isPlain, let only = mirror.children.first, mirror.children.count == 1 else {
                return problems.append("\(place) has fields, not \(schema)")
            }
            return compare(schema, only.value, at: place, &problems)
        }
        let children = mirror.children.map { child in
            (
                label: child.label?.hasPrefix("_") == true && child.value is any FieldWrapper
                    ? child.label.map { String($0.dropFirst()) } : child.label,
                value: (child.value as? any FieldWrapper)?.content ?? child.value
            )
        }
        let labels = children.compactMap(\.label)
        if fields.map(\.name) != labels { problems.append("\(place): \(fields.map(\.name)), declared \(labels)") }
        for (field, child) in zip(fields, children) {
            compare(field.schema, child.value, at: "\(place).\(field.name)", &problems)
        }
    }

    private static func compareCases(
        _ schema: StateSchema, _ value: Any, at place: String, _ problems: inout [String]
    ) {
        if let listed = type(of: value) as? any CaseIterable.Type {
            guard case .choice(let values) = schema, values.count == count(of: listed) else {
                return problems.append("\(place) has \(count(of: listed)) cases, not \(schema)")
            }
            return
        }
        let names = Set(EnumCaseNames.names(of: type(of: value)) ?? [])
        guard case .cases(let cases) = schema, Set(cases.map(\.name)) == names else {
            return problems.append("\(place) has the cases \(names), not \(schema)")
        }
    }

    private static func count<Cases: CaseIterable>(of type: Cases.Type) -> Int { type.allCases.count }

    // MARK: Against the states as data

    private static func misfit(_ value: JSONValue, _ schema: StateSchema, at place: String) -> String? {
        switch (schema, value) {
        case (.optional, .null), (.bool, .bool), (.integer, .integer), (.decimal, .integer), (.decimal, .number),
            (.decimal, .decimal),
            (.text, .string), (.unknown, _):
            return nil
        case (.typedText(let most), .string(let text)):
            return text.count <= most ? nil : "\(place): \(text.count) characters, \(most) at most"
        case (.optional(let inner), _): return misfit(value, inner, at: place)
        case (.choice(let values), _): return values.contains(value) ? nil : "\(place): \(value) is no choice"
        case (.list(let element), .array(let values)):
            return values.lazy.compactMap { misfit($0, element, at: "\(place)[]") }.first
        case (.map(let element), .object(let values)):
            return values.lazy.compactMap { misfit($1, element, at: "\(place).\($0)") }.first
        case (.fields(let fields), .object(let values)):
            let unknown = values.keys.first { name in !fields.contains { $0.name == name } }
            let missing = fields.first { !$0.schema.isOptional && values[$0.name] == nil }
            if let wrong = unknown ?? missing?.name { return "\(place): \(wrong)" }
            return values.lazy.compactMap { name, value in
                misfit(value, schema[[.key(name)]], at: "\(place).\(name)")
            }.first
        case (.cases(let cases), .object(let values)):
            guard let name = values.keys.first, let payload = values[name],
                let found = cases.first(where: { $0.name == name })
            else { return "\(place): \(value) is no case" }
            return misfit(payload, .fields(found.payload), at: "\(place).\(name)")
        default: return "\(place): \(value) is not \(schema)"
        }
    }

    /// Every value that an enum outside of lists can have, with the way to it.
    private static func alternatives(
        _ schema: StateSchema, at path: [JSONValue.Step] = []
    ) -> [(path: [JSONValue.Step], values: [JSONValue])] {
        switch schema {
        case .choice(let values): [(path, values)]
        case .cases(let cases): [(path, cases.map(\.plainest))]
        case .fields(let fields): fields.flatMap { alternatives($0.schema, at: path + [.key($0.name)]) }
        case .optional(let inner): [(path, [inner.plainest])]
        case .list(let element): [(path, [.array([element.plainest, element.plainest])])]
        case .bool, .integer, .decimal, .text, .typedText, .map, .unknown: [(path, [schema.plainest])]
        }
    }
}

extension StateSchema {
    /// Whether nothing lies inside.
    fileprivate var isPlain: Bool {
        switch self {
        case .bool, .integer, .decimal, .text, .typedText: true
        case .choice, .optional, .list, .map, .fields, .cases, .unknown: false
        }
    }
}
