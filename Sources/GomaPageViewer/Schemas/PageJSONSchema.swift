import Foundation

/// The files of pages as JSON Schema (draft 2020-12), for editors and for whoever writes pages.
///
/// It knows the components of a registry with their states and fields, the kinds of sources, and the requests that there are.
/// What only a page as a whole can tell, such as where a path leads, `gomaui page --check` tells.
@MainActor
package struct PageJSONSchema {
    private let kit: PageKit
    private let components: [ComponentDescriptor]

    /// What a file with it is called.
    package static let file = "page.schema.json"

    /// The schema of the pages of a program.
    package static func document(kit: PageKit, registry: ComponentRegistry) -> JSONValue {
        Self(kit: kit, components: registry.components).document
    }

    /// As a file holds it: a definition to a line, so that the file is small and a change of it is seen.
    package static func text(of schema: JSONValue) throws -> String {
        guard case .object(let words) = schema else { return "" }
        func lines(_ fields: [String: JSONValue], _ indent: String) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            func text(_ value: some Encodable) throws -> String {
                String(decoding: try encoder.encode(value), as: UTF8.self)
            }
            return try fields.sorted { $0.key < $1.key }.map { name, value in
                if name == "$defs", case .object(let definitions) = value {
                    return "\(indent)\(try text(name)): {\n\(try lines(definitions, indent + "  "))\n\(indent)}"
                }
                return "\(indent)\(try text(name)): \(try text(value))"
            }.joined(separator: ",\n")
        }
        return "{\n\(try lines(words, "  "))\n}"
    }

    private var document: JSONValue {
        let known = StateJSONSchema.pages(of: components, sources: kit.sourceKinds)
        var definitions = known.definitions
        definitions["page:blocks"] = Self.list(of: Self.reference("page:block"))
        definitions["page:block"] = block
        for component in components {
            definitions[Self.name(of: component)] = rule(
                for: component, with: known.fields[component.id] ?? .object([:]))
        }
        definitions["page:column"] = Self.any([
            Self.object(
                ["width": Self.count(1, 500), "from": Self.count(1, 500), "parts": Self.reference("page:blocks")],
                needed: ["parts"]),
            Self.reference("page:include"),
        ])
        definitions["page:source"] = source(with: known.options)
        definitions["page:action"] = action
        definitions["page:actions"] = Self.any([
            Self.reference("page:action"), Self.array(of: Self.reference("page:action")),
        ])
        definitions["page:on"] = on
        let page: [String: JSONValue] = [
            "title": Self.text, "parts": Self.list(of: Self.reference("page:block"), atLeast: 1),
            "on": Self.reference("page:on"), "focus": Self.text, "width": Self.count(20, 500),
        ]
        definitions["page:route"] = Self.any([
            Self.object(page, needed: ["parts"]), Self.reference("page:include"),
        ])
        let others: [String: JSONValue] = [
            "tabs": Self.list(of: Self.text),
            "commands": Self.list(
                of: Self.any([
                    Self.object(
                        [
                            "title": Self.text.described(as: "What it does, in a few words."),
                            "key": Self.text, "do": Self.reference("page:actions"),
                        ], needed: ["title", "do"]), Self.reference("page:include"),
                ])),
            "sources": Self.mapping(to: Self.reference("page:source"), named: #"^[^\s.$/]+$"#),
            "routes": Self.mapping(
                to: Self.reference("page:route"),
                named: #"^(\{[^/{}\s]+\}|[^/{}\s]+)(/(\{[^/{}\s]+\}|[^/{}\s]+))*$"#),
        ]
        let head: [String: JSONValue] = [
            // First, so that the file is known as our own.
            "$comment": .string("Written by gomaui."),
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"), "$id": .string("urn:gomaui:page"),
            "title": .string("A page"), "$defs": .object(definitions),
        ]
        return Self.object(page.merging(others) { first, _ in first }, needed: ["parts"]).adding(head)
    }

    // MARK: Parts

    private var block: JSONValue {
        let blocks = Self.reference("page:blocks")
        let around: [String: JSONValue] = ["when": Self.condition, "below": Self.count(2, 500), "place": Self.place]
        func block(_ properties: [String: JSONValue], _ name: String) -> JSONValue {
            Self.object(properties.merging(around) { first, _ in first }, needed: [name])
        }
        return Self.any([
            part, block(["columns": Self.list(of: Self.reference("page:column"))], "columns"),
            block(["flow": blocks, "width": Self.count(1, 500)], "flow"),
            block(["parts": blocks, "gap": Self.count(0, 10)], "parts"), Self.reference("page:include"),
        ])
    }

    private var part: JSONValue {
        let part = Self.object(
            [
                "component": Self.choice(components.flatMap { [$0.name, $0.id] }), "id": Self.text,
                "state": Self.text, "with": .object([:]), "of": Self.way, "each": Self.way, "when": Self.condition,
                "below": Self.count(2, 500), "width": Self.count(1, 500), "gap": Self.count(0, 10),
                "inset": Self.count(0, 20),
                "traits": Self.list(of: Self.choice(kit.layout.traits.map(\.rawValue))), "place": Self.place,
            ], needed: ["component"])
        let each = components.map { Self.reference(Self.name(of: $0)) }
        return part.adding(["allOf": .array(each)])
    }

    private static func name(of component: ComponentDescriptor) -> String { "page:part:\(component.id)" }

    /// What holds of a part with a component.
    private func rule(for component: ComponentDescriptor, with fields: JSONValue) -> JSONValue {
        let states = Self.any([Self.choice(component.states.map(\.name)), Self.reference("page:filled")])
        let names = Self.choice([component.name, component.id])
        return .object([
            "if": .object([
                "properties": .object(["component": names]), "required": .array([.string("component")]),
            ]), "then": .object(["properties": .object(["state": states, "with": fields])]),
        ])
    }

    // MARK: Sources

    private func source(with options: [String: JSONValue]) -> JSONValue {
        let kinds = options.sorted { $0.key < $1.key }.map { name, known in
            var properties: [String: JSONValue] = [:]
            if case .object(let fields)? = known[[.key("properties")]] { properties = fields }
            properties["kind"] = .object(["const": .string(name), "description": .string(Self.words["kind"] ?? "")])
            var needed: [JSONValue] = [.string("kind")]
            if case .array(let names)? = known[[.key("required")]] { needed += names }
            return Self.object([:], needed: []).adding([
                "properties": .object(properties), "required": .array(needed),
            ])
        }
        let own = Self.object(["value": .object([:])], needed: ["value"])
        return Self.any([own] + kinds + [Self.reference("page:include")])
    }

    // MARK: Requests

    private var on: JSONValue {
        let actions = Self.reference("page:actions")
        var known: [String: JSONValue] = ["include": Self.text, "with": .object([:])]
        func add<Request: ComponentRequest>(_ request: Request) {
            known[Request.name] = actions.described(as: FieldDescriptions.embedded[Request.self])
        }
        for request in components.flatMap(\.requests) + kit.requests { add(request) }
        var schema: [String: JSONValue] = ["type": .string("object"), "properties": .object(known)]
        // Components without a page in a catalogue do not say what they ask for.
        let areAll = components.allSatisfy(\.isInCatalogue)
        schema["additionalProperties"] = areAll ? .bool(false) : actions
        let names = known.keys.filter { $0.contains(":") }.sorted().joined(separator: "|")
        // A request with some of its fields, such as app:open-page page=slots.
        schema["patternProperties"] = .object(["^(\(names)) ": actions])
        return .object(schema)
    }

    private var action: JSONValue {
        let (text, way, anything) = (Self.text, Self.way, JSONValue.object([:]))
        func deed(_ words: [String: JSONValue], _ needed: String...) -> JSONValue {
            Self.object(
                words.merging(["when": Self.condition.described(as: Self.deedCondition)]) { $1 }, needed: needed)
        }
        let actions = Self.reference("page:actions")
        let names = Self.choice(kit.actionNames)
        let asked: [String: JSONValue] = [
            "ask": names, "form": text, "with": anything, "done": actions, "refused": actions, "silent": actions,
        ]
        let back = ["back", "root", "first"].map { deed([$0: anything], $0) }
        let simple = ["go", "open", "show"].map { deed([$0: text], $0) }
        return Self.any(
            [Self.choice(["back", "root", "first"])] + back + simple + [
                deed(["say": anything], "say"), deed(["set": way, "to": anything], "set", "to"),
                deed(["toggle": way], "toggle"), deed(["insert": anything, "into": way], "insert", "into"),
                deed(["remove": text, "from": way], "remove", "from"), deed(["reset": text], "reset"),
                deed(asked, "ask"), deed(["cancel": names], "cancel"),
                Self.reference("page:include"),
            ])
    }

    private static let deedCondition = "It is done while this holds."
}
