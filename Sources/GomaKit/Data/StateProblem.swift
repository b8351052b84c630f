/// Says in words why data is not the state, or the argument, that was asked for.
package enum StateProblem {
    /// Where in the data, what is wrong and what would be right, such as `lines[0].odds: wants a number`.
    /// - Parameter schema: what the data should consist of; without it, the names of types stand for what they want.
    package static func words(for error: DecodingError, in schema: StateSchema = .unknown) -> String {
        let path = codingPath(of: error)
        switch error {
        case .typeMismatch(let type, _): return at(path, "wants \(wanted(type, at: path, in: schema))")
        case .valueNotFound(let type, _): return at(path, "is empty and wants \(wanted(type, at: path, in: schema))")
        case .keyNotFound: return at(path, "is missing")
        case .dataCorrupted(let context):
            if let refusal = context.underlyingError as? ValueRefusal { return at(path, refusal.description) }
            return at(path, words(for: schema[path]).map { "wants \($0)" } ?? context.debugDescription)
        @unknown default: return "\(error)"
        }
    }

    /// The way to what does not fit, as people write it.
    package static func path(of error: DecodingError) -> [JSONValue.Step] {
        codingPath(of: error).filter { $0 != .key(StateSchema.unlabelled) }
    }

    /// The way to what does not fit, as it is decoded.
    package static func codingPath(of error: DecodingError) -> [JSONValue.Step] {
        let path: [any CodingKey] =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            case .keyNotFound(let key, let context): context.codingPath + [key]
            @unknown default: []
            }
        return path.map { key in key.intValue.map(JSONValue.Step.index) ?? .key(key.stringValue) }
    }

    private static func at(_ path: [JSONValue.Step], _ text: String) -> String {
        let place = JSONValue.words(for: path.filter { $0 != .key(StateSchema.unlabelled) })
        return place.isEmpty ? text : "\(place): \(text)"
    }

    /// What belongs at the end of a way into the data, by the schema or else by the type that is to be read there.
    private static func wanted(_ type: any Any.Type, at path: [JSONValue.Step], in schema: StateSchema) -> String {
        words(for: schema[path]) ?? (type as? any Decodable.Type).flatMap { words(for: SchemaProbe.schema(of: $0)) }
            ?? name(of: type)
    }

    /// What data should be, such as `a whole number from 0 to 100`; `nil` where nothing is known.
    /// - Parameter most: names that are told of many; all unless given.
    package static func words(for schema: StateSchema, names most: Int = .max) -> String? {
        switch schema.unwrapped {
        case .bool: name(of: Bool.self)
        case .integer(let range): name(of: Int.self) + words(from: range?.lowerBound, to: range?.upperBound)
        case .decimal(let range): name(of: Double.self) + words(from: range?.lowerBound, to: range?.upperBound)
        case .text: name(of: String.self)
        case .typedText(let most): "text of at most \(most) characters"
        case .choice(let values): "one of \(values.compactMap(\.name).listed(atMost: most))"
        case .list: name(of: [Any].self)
        case .map: name(of: [String: Any].self)
        case .fields(let fields): "the fields \(fields.map(\.name).listed(atMost: most))"
        case .cases(let cases): "one of \(cases.map(form).listed(atMost: most))"
        case .unknown, .optional: nil
        }
    }

    /// A range, ends without needless fractions; nothing where there is none.
    private static func words<Number>(from lower: Number?, to upper: Number?) -> String {
        guard let lower, let upper else { return "" }
        let ends = [lower, upper].map { number in
            (number as? Double).flatMap { Int(exactly: $0) }.map(String.init) ?? "\(number)"
        }
        return " from \(ends[0]) to \(ends[1])"
    }

    /// A case as a file holds it, its values by name.
    private static func form(of chosen: StateSchema.Case) -> String {
        let names = chosen.payload.map(\.name)
        return switch names {
        case []: chosen.name
        case [StateSchema.unlabelled]: "\(chosen.name): …"
        default: "\(chosen.name): {\(names.map { "\($0): …" }.joined(separator: ", "))}"
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Bool.Type: "true or false"
        case is Int.Type, is UInt.Type: "a whole number"
        case is Double.Type, is Float.Type: "a number"
        case is [Any].Type: "a list"
        case is [String: Any].Type: "fields"
        default: String(nameOf: type)
        }
    }
}
