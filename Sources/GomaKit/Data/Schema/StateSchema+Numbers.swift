extension StateSchema {
    /// A place in a state where a number may stand.
    package struct NumberPlace {
        package let path: [JSONValue.Step]
        /// A whole number or one with decimals, with the range that it has by its type.
        package let schema: StateSchema
        /// What stands there now; `null` for nothing.
        package let value: JSONValue
    }

    /// Where numbers may stand in a value, those that are missing among them.
    /// - Parameter isWhole: whether each element of a list is gone into; else the first and the last stand for all.
    package func numberPlaces(
        in value: JSONValue, at path: [JSONValue.Step] = [], ofAllElements isWhole: Bool = false
    ) -> [NumberPlace] {
        func places(_ schema: StateSchema, _ value: JSONValue, _ step: JSONValue.Step) -> [NumberPlace] {
            schema.numberPlaces(in: value, at: path + [step], ofAllElements: isWhole)
        }
        func inside(_ fields: [Field], _ values: [String: JSONValue], at path: [JSONValue.Step]) -> [NumberPlace] {
            fields.flatMap {
                $0.schema.numberPlaces(
                    in: values[$0.name] ?? .null, at: path + [.key($0.name)], ofAllElements: isWhole)
            }
        }
        switch (unwrapped, value) {
        case (.integer, _), (.decimal, _):
            return [NumberPlace(path: path, schema: unwrapped, value: value)]
        case (.fields(let fields), .object(let values)):
            return inside(fields, values, at: path)
        case (.cases(let cases), .object(let values)):
            return cases.flatMap { one -> [NumberPlace] in
                guard case .object(let payload)? = values[one.name] else { return [] }
                return inside(one.payload, payload, at: path + [.key(one.name)])
            }
        case (.map(let element), .object(let values)):
            return values.sorted { $0.key < $1.key }.flatMap { places(element, $1, .key($0)) }
        case (.list(let element), .array(let values)):
            let ends = Set([values.indices.first, values.indices.last].compactMap(\.self)).sorted()
            return (isWhole ? Array(values.indices) : ends).flatMap { places(element, values[$0], .index($0)) }
        // What reads its data in a way of its own: by what is there.
        case (.unknown, .integer), (.unknown, .number), (.unknown, .decimal):
            return [NumberPlace(path: path, schema: .decimal(), value: value)]
        case (.unknown, .object(let values)):
            return StateSchema.map(.unknown).numberPlaces(in: .object(values), at: path, ofAllElements: isWhole)
        case (.unknown, .array(let values)):
            return StateSchema.list(.unknown).numberPlaces(in: .array(values), at: path, ofAllElements: isWhole)
        default: return []
        }
    }

    /// Whether this is a number that does not hold another one, or whose range has it outside.
    package func refuses(_ number: JSONValue) -> Bool {
        switch (self, number) {
        case (.integer, .number), (.integer, .decimal): true
        default: nearest(to: number) != number
        }
    }
}
