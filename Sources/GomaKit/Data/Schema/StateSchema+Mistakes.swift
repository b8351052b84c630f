extension StateSchema {
    /// Everything in data, as Swift or as people write it, that does not fit; empty where all of it does. What only a type
    /// itself knows, such as that a month has no 31st, is found as the data is decoded.
    package func mistakes(in value: JSONValue) -> [StateMistake] { mistakes(in: value, at: []) }

    private func mistakes(in value: JSONValue, at path: [JSONValue.Step]) -> [StateMistake] {
        func misfit(unless fits: Bool) -> [StateMistake] {
            fits ? [] : [StateMistake(.misfit(value, self), at: path)]
        }
        switch (self, value) {
        case (.unknown, _), (.optional, .null): return []
        case (.optional(let inner), _): return inner.mistakes(in: value, at: path)
        case (.bool, .bool), (.text, .string): return []
        case (.integer, .integer), (.decimal, .integer), (.decimal, .number), (.decimal, .decimal):
            return misfit(unless: nearest(to: value) == value)
        case (.integer, .number(let number)):
            return misfit(unless: Int(exactly: number).map { nearest(to: .integer($0)) == .integer($0) } ?? false)
        case (.typedText(let most), .string(let text)): return misfit(unless: text.count <= most)
        case (.choice(let values), _): return misfit(unless: values.contains(value))
        case (.list(let element), .array(let values)):
            return values.enumerated().flatMap { element.mistakes(in: $1, at: path + [.index($0)]) }
        case (.map(let element), .object(let values)):
            return values.sorted { $0.key < $1.key }.flatMap { element.mistakes(in: $1, at: path + [.key($0)]) }
        case (.fields(let fields), .object(let values)): return Self.mistakes(in: values, of: fields, at: path)
        case (.cases(let cases), .string(let name)):
            guard let chosen = cases.first(where: { $0.name == name }) else { return misfit(unless: false) }
            // Without its values a case stands by its name alone.
            return misfit(unless: !chosen.payload.contains(where: \.isNeeded))
        case (.cases(let cases), .object(let values)):
            guard values.count == 1, let (name, inner) = values.first,
                let chosen = cases.first(where: { $0.name == name })
            else { return misfit(unless: false) }
            return Self.mistakes(in: inner, of: chosen, at: path + [.key(name)])
        default: return misfit(unless: false)
        }
    }

    private static func mistakes(
        in values: [String: JSONValue], of fields: [Field], at path: [JSONValue.Step]
    ) -> [StateMistake] {
        let found = fields.flatMap { field -> [StateMistake] in
            let path = path + [.key(field.name)]
            if field.isMissing(from: values) { return [StateMistake(.missingField(field.schema), at: path)] }
            // What is nothing where it cannot be stands for its default.
            guard let value = values[field.name], value != .null else { return [] }
            return field.schema.mistakes(in: value, at: path)
        }
        let known = fields.map(\.name)
        let unknown = values.filter { $0.value != .null }.keys.filter { !known.contains($0) }.sorted()
        return found + unknown.map { StateMistake(.unknownField(known: known), at: path + [.key($0)]) }
    }

    private static func mistakes(
        in inner: JSONValue, of chosen: Case, at path: [JSONValue.Step]
    ) -> [StateMistake] {
        if let only = chosen.unlabelledValue {
            guard case .object(let payload) = inner, payload.keys.allSatisfy({ $0 == unlabelled }) else {
                return only.mistakes(in: inner, at: path)
            }
            if let value = payload[unlabelled] { return only.mistakes(in: value, at: path) }
            guard chosen.payload[0].isNeeded else { return [] }
            return only.mistakes(in: inner, at: path)
        }
        guard case .object(let payload) = inner else {
            return [StateMistake(.misfit(inner, .fields(chosen.payload)), at: path)]
        }
        return mistakes(in: payload, of: chosen.payload, at: path)
    }
}
