/// The fields of components' states and the requests that they make, for people and for programs.
@MainActor
package enum FieldListing {
    private struct Field {
        let path: String
        let type: String
        let needed: Bool
        let `default`: JSONValue?
        let description: String?
    }

    private struct Request {
        let name: String
        let example: String
        let words: String
        let description: String?
    }

    /// Names of cases that a table tells of many.
    private static let mostToldNames = 6

    /// Lines for people: a table of the fields, each with its way from the state, what it is where it is left out, what it
    /// takes and what it is for; below it the requests with an example of each, and what it shows on a page.
    /// - Parameters:
    ///   - width: columns at which lines are cut, if at any.
    ///   - shown: the types of values of a page that a component shows by itself.
    package static func lines(
        of components: [ComponentDescriptor], width: Int?, shown: (ComponentDescriptor) -> [String] = { _ in [] }
    ) -> [String] {
        let blocks = components.map { component in
            let requests = requests(of: component).map { ["  \($0.example)", $0.description ?? $0.words] }
            let rows = [titles.map { $0.uppercased() }] + rows(of: component)
            return [component.name, ""] + TextTable.lines(of: rows)
                + (requests.isEmpty ? [] : ["", "It asks for:"] + TextTable.lines(of: requests))
                + Self.lines(ofShown: shown(component))
        }
        return blocks.joined(separator: [""]).map { line in
            width.map { DisplayText(line).truncated(to: $0).string } ?? line
        }
    }

    /// What the columns of a table of fields say.
    static let titles = ["Field", "Default", "Takes", "Meaning"]

    /// A row for each field of a component, with what ``titles`` name.
    static func rows(of component: ComponentDescriptor) -> [[String]] {
        fields(of: component).map { field in
            [
                field.path, field.needed ? "needed" : field.default.map(words) ?? "none", field.type,
                field.description ?? "",
            ]
        }
    }

    private static func lines(ofShown types: [String]) -> [String] {
        guard !types.isEmpty else { return [] }
        return [
            "", "On a page it shows, by \"of\" and \"each\", values of the \(types.count == 1 ? "type" : "types"):",
        ]
            + types.map { "  \($0)" }
    }

    /// An array of objects: the component, its fields, its requests and the types that it shows on a page.
    /// - Parameter shown: the types of values of a page that a component shows by itself.
    package static func json(
        of components: [ComponentDescriptor], shown: (ComponentDescriptor) -> [String] = { _ in [] }
    ) throws -> String {
        let list = components.map { component in
            let requests = requests(of: component).map { request in
                JSONValue.members([
                    "name": .string(request.name), "example": .string(request.example), "words": .string(request.words),
                    "description": request.description.map { .string($0) },
                ])
            }
            return JSONValue.object([
                "component": .string(component.name), "fields": .array(fields(of: component).map { json($0) }),
                "requests": .array(requests), "shows": .texts(shown(component)),
            ])
        }
        return try ReadableJSON.text(of: JSONValue.array(list))
    }

    private static func json(_ field: Field) -> JSONValue {
        .members([
            "path": .string(field.path), "type": .string(field.type), "needed": .bool(field.needed),
            "default": field.default, "description": field.description.map { .string($0) },
        ])
    }

    private static func requests(of component: ComponentDescriptor) -> [Request] {
        component.requests.map { request in
            func made<One: ComponentRequest>(_ request: One) -> Request {
                Request(
                    name: One.name, example: request.text, words: request.words,
                    description: FieldDescriptions.embedded[One.self])
            }
            return made(request)
        }
    }

    // MARK: Fields

    private static func fields(of component: ComponentDescriptor) -> [Field] {
        inside(component.stateSchema, of: component.types.state, at: "")
    }

    /// The fields inside a value.
    private static func inside(_ schema: StateSchema, of type: Any.Type?, at path: String) -> [Field] {
        switch schema.unwrapped {
        case .fields(let fields):
            return fields.flatMap { field in
                let path = path.isEmpty ? field.name : "\(path).\(field.name)"
                let own = Field(
                    path: path, type: words(for: field.schema), needed: field.isNeeded,
                    default: field.defaultValue.flatMap { $0 == .null ? nil : field.schema.abridged($0) },
                    description: type.flatMap { FieldDescriptions.embedded[$0, field.name] })
                return [own] + inside(field.schema, of: field.type, at: path)
            }
        case .list(let element): return inside(element, of: type, at: "\(path)[]")
        case .map(let element): return inside(element, of: type, at: "\(path).*")
        case .cases(let cases):
            return cases.flatMap { one -> [Field] in
                if let only = one.unlabelledValue {
                    return inside(only, of: one.payload[0].type, at: "\(path).\(one.name)")
                }
                return inside(.fields(one.payload), of: nil, at: "\(path).\(one.name)")
            }
        default: return []
        }
    }

    private static func words(for schema: StateSchema) -> String {
        switch schema.unwrapped {
        case .fields: "fields"
        case .list(let element): "a list of \(many(element))"
        case .map(let element): "\(many(element)) by name"
        case .unknown: "anything"
        default: StateProblem.words(for: schema, names: mostToldNames) ?? "anything"
        }
    }

    private static func many(_ schema: StateSchema) -> String {
        switch schema.unwrapped {
        case .text, .typedText: "texts"
        case .integer, .decimal: "numbers"
        case .bool: "truths"
        case .choice, .cases: "cases"
        case .fields: "fields"
        case .list, .map: "lists"
        case .optional, .unknown: "values"
        }
    }

    private static func words(for value: JSONValue) -> String {
        switch value {
        case .string(let text): text.isEmpty ? "\"\"" : text
        case .bool(let isTrue): isTrue ? "true" : "false"
        default: value.json ?? ""
        }
    }
}
