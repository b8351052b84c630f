/// The states of components as JSON Schema (draft 2020-12), for editors and for whoever writes states.
///
/// Each type that a state consists of is a definition of its own, under its name in Swift. Data is taken in the short form of
/// people and in that of Swift.
@MainActor
package struct StateJSONSchema {
    private let descriptions = FieldDescriptions.embedded
    private var definitions: [String: JSONValue] = [:]
    /// What each definition was made of, as types of other packages may have the same name.
    private var defined: [String: StateSchema] = [:]

    /// Whether it is of what stands in a page: fields laid over a state, any of which may be a path or come from another file.
    private let isOfPage: Bool

    /// Whether it is of the options of sources, which lie over nothing, and may read a number as a text.
    private var isOfSource = false

    private init(isOfPage: Bool = false) { self.isOfPage = isOfPage }

    /// The schema of a file with a state of a component: with those fields that differ from the state over which it is laid, alone
    /// or under the component's name. The whole state is a definition under the component's name with its
    /// namespace.
    package static func file(of component: ComponentDescriptor) -> JSONValue {
        var schema = Self()
        let state = schema.define(component)
        let fields = schema.overlay(of: component)
        let changes = Self.reference(to: "\(component.id).changes")
        let name = JSONValue.object([
            "const": .string(component.name), "description": .string("The component whose state this is."),
        ])
        let named = Self.object(["component": name, "state": changes], needed: ["component", "state"])
        schema.definitions["\(component.id).changes"] = fields
        return schema.document(
            id: component.id, title: "A state of \(component.name)",
            body: [
                "description": .string(component.summary),
                "anyOf": .array(fields == state ? [state] : [changes, named]),
            ])
    }

    /// A schema with the state of each component as a definition under the component's name with its namespace.
    package static func definitions(of components: [ComponentDescriptor]) -> JSONValue {
        var schema = Self()
        for component in components { _ = schema.define(component) }
        return schema.document(id: "components", title: "States of components", body: [:])
    }

    /// What stands in pages: the fields of each component's state by the component's name with its namespace, and the options of
    /// each kind of source by its name, with the definitions that these lean on.
    ///
    /// `page:filled` is what may stand anywhere: a path, a text with paths in it, one of the program's texts with
    /// values, or what another file holds.
    package static func pages(
        of components: [ComponentDescriptor], sources: [String: StateSchema]
    ) -> (fields: [String: JSONValue], options: [String: JSONValue], definitions: [String: JSONValue]) {
        var schema = Self(isOfPage: true)
        var fields: [String: JSONValue] = [:]
        for component in components { fields[component.id] = schema.filled(schema.overlay(of: component)) }
        schema.isOfSource = true
        let options = sources.mapValues { schema.whole($0, of: nil) }
        let text = type("string").adding(["pattern": .string(#"^\$[A-Za-z]|\$\{"#)])
        schema.definitions["page:include"] = .object([
            "type": .string("object"), "properties": .object(["include": type("string"), "with": .object([:])]),
            "required": .array([.string("include")]),
        ])
        // One of the program's texts, with values in it.
        schema.definitions["page:phrase"] = .object([
            "type": .string("object"), "properties": .object(["$words": type("string")]),
            "required": .array([.string("$words")]),
        ])
        let others = [reference(to: "page:phrase"), reference(to: "page:include")]
        schema.definitions["page:text"] = anyOf([type("string")] + others)
        schema.definitions["page:filled"] = anyOf([text] + others)
        schema.definitions["page:each"] = object(
            ["each": type("string"), "with": .object([:])], needed: ["each", "with"])
        return (fields, options, schema.definitions)
    }

    private func document(id: String, title: String, body: [String: JSONValue]) -> JSONValue {
        let head: [String: JSONValue] = [
            // First, so that the file is known as our own.
            "$comment": .string("Written by gomaui."),
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "$id": .string("urn:gomaui:state:\(id)"), "title": .string(title), "$defs": .object(definitions),
        ]
        return .object(head.merging(body) { first, _ in first })
    }

    // MARK: Components

    /// Defines the whole state of a component.
    private mutating func define(_ component: ComponentDescriptor) -> JSONValue {
        let state = value(component.stateSchema, of: component.types.state)
        definitions[component.id] = state.described(as: component.summary)
        return Self.reference(to: component.id)
    }

    /// The fields of a state, none of which has to be there.
    private mutating func overlay(of component: ComponentDescriptor) -> JSONValue {
        guard case .fields(let fields) = component.stateSchema.unwrapped else {
            return isOfPage
                ? value(component.stateSchema, of: component.types.state) : Self.reference(to: component.id)
        }
        return object(fields, of: component.types.state, needed: [])
    }

    // MARK: Values

    private mutating func value(_ schema: StateSchema, of type: Any.Type?) -> JSONValue {
        switch schema {
        case .bool: Self.type("boolean")
        case .integer(let range):
            Self.number("integer", range?.lowerBound, range?.upperBound, JSONValue.integer)
        case .decimal(let range):
            Self.number("number", range?.lowerBound, range?.upperBound) { number in
                Int(exactly: number).map(JSONValue.integer) ?? .number(number)
            }
        case .text:
            isOfSource
                ? .object(["type": .array([.string("string"), .string("number")])]) : Self.type("string")
        case .typedText(let most): Self.type("string").adding(["maxLength": .integer(most)])
        case .unknown: .object([:])
        case .optional(let inner): Self.orNothing(value(inner, of: type))
        case .list(let element): list(of: filled(value(element, of: type)))
        case .map(let element):
            Self.type("object").adding(["additionalProperties": filled(value(element, of: type))])
        case .choice, .fields, .cases: shared(schema, of: type)
        }
    }

    /// A definition of a type where it has a name of its own.
    private mutating func shared(_ schema: StateSchema, of type: Any.Type?) -> JSONValue {
        guard let type, case let name = FieldDescriptions.name(of: type), !Self.isBuiltIn(type) else {
            return whole(schema, of: type)
        }
        guard defined[name] == nil || defined[name] == schema else { return whole(schema, of: type) }
        if defined[name] == nil {
            defined[name] = schema
            definitions[name] = whole(schema, of: type).described(as: descriptions[type])
        }
        return Self.reference(to: name)
    }

    private static func isBuiltIn(_ type: Any.Type) -> Bool { String(qualifiedNameOf: type).hasPrefix("Swift.") }

    private mutating func whole(_ schema: StateSchema, of type: Any.Type?) -> JSONValue {
        switch schema {
        case .choice(let values): .object(["enum": .array(values)])
        case .fields(let fields): object(fields, of: type, needed: fields.filter(\.isNeeded).map(\.name))
        case .cases(let cases): Self.anyOf(cases.flatMap { self.forms(of: $0, in: type) })
        default: value(schema, of: type)
        }
    }

    private mutating func object(_ fields: [StateSchema.Field], of type: Any.Type?, needed: [String]) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        for field in fields {
            var property = value(field.schema, of: field.type)
            // Nothing, where something has to be, stands for what it is by default.
            if !field.isNeeded, !field.schema.isOptional { property = Self.orNothing(property) }
            property = filled(property).described(as: type.flatMap { descriptions[$0, field.name] })
            // Over a state, what is left out stays as it is there.
            if !isOfPage, let value = field.defaultValue, value != .null {
                property = property.adding(["default": field.schema.abridged(value)])
            }
            properties[field.name] = property
        }
        return Self.object(properties, needed: isOfPage && !isOfSource ? [] : needed)
    }

    /// A list, which a page may make of a collection.
    private func list(of element: JSONValue) -> JSONValue {
        let list = Self.type("array").adding(["items": element])
        return isOfPage ? Self.anyOf([list, Self.reference(to: "page:each")]) : list
    }

    /// A value that a page may take from elsewhere.
    private func filled(_ schema: JSONValue) -> JSONValue {
        guard isOfPage, case .object(let words) = schema, !words.isEmpty else { return schema }
        // Any path is a text.
        if schema == Self.type("string") { return isOfSource ? schema : Self.reference(to: "page:text") }
        let other = Self.reference(to: "page:filled")
        if words.count == 1, case .array(let forms)? = words["anyOf"] {
            return Self.anyOf(forms + [other])
        }
        return Self.anyOf([schema, other])
    }

    /// The forms in which a case may stand: by its name alone, and with its values.
    private mutating func forms(of chosen: StateSchema.Case, in type: Any.Type?) -> [JSONValue] {
        let words = type.flatMap { descriptions[$0, chosen.name] }
        var forms: [JSONValue] = []
        if !chosen.payload.contains(where: \.isNeeded) {
            forms.append(JSONValue.object(["const": .string(chosen.name)]).described(as: words))
        }
        var payload = object(chosen.payload, of: nil, needed: chosen.payload.filter(\.isNeeded).map(\.name))
        if let only = chosen.unlabelledValue {
            payload = Self.anyOf([value(only, of: chosen.payload[0].type), payload])
        }
        forms.append(Self.object([chosen.name: payload], needed: [chosen.name]).described(as: words))
        return forms
    }

    // MARK: Parts

    private static func type(_ name: String) -> JSONValue { .object(["type": .string(name)]) }

    private static func reference(to name: String) -> JSONValue { .object(["$ref": .string("#/$defs/\(name)")]) }

    private static func anyOf(_ forms: [JSONValue]) -> JSONValue { .object(["anyOf": .array(forms)]) }

    /// An object of these fields and no others.
    private static func object(_ properties: [String: JSONValue], needed: [String]) -> JSONValue {
        let object = type("object").adding(["additionalProperties": .bool(false), "properties": .object(properties)])
        return needed.isEmpty ? object : object.adding(["required": .array(needed.map(JSONValue.string))])
    }

    private static func number<Number>(
        _ type: String, _ lower: Number?, _ upper: Number?, _ value: (Number) -> JSONValue
    ) -> JSONValue {
        var number: [String: JSONValue] = ["type": .string(type)]
        number["minimum"] = lower.map(value)
        number["maximum"] = upper.map(value)
        return .object(number)
    }

    /// The same, or `null`.
    private static func orNothing(_ schema: JSONValue) -> JSONValue {
        guard case .object(var fields) = schema else { return schema }
        if fields.isEmpty { return schema }
        if let type = fields["type"] {
            let types = if case .array(let types) = type { types } else { [type] }
            fields["type"] = .array(types + [.string("null")])
            return .object(fields)
        }
        if fields.count == 1, case .array(let forms)? = fields["anyOf"] {
            return anyOf(forms + [type("null")])
        }
        return anyOf([schema, type("null")])
    }
}
