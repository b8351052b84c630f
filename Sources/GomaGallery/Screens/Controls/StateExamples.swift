/// The example values at a place in a component's own states: better to begin with than the plainest ones.
@MainActor
struct StateExamples {
    private let states: [JSONValue]

    init(_ component: ComponentDescriptor) throws {
        states = try component.states.indices.compactMap { index in
            try component.stateData(at: index).map { try JSONValue($0) }
        }
    }

    /// The first value at a place, in any element of the lists on the way; `nil` where no state has one.
    func value(at path: [JSONValue.Step], where fits: (JSONValue) -> Bool = { _ in true }) -> JSONValue? {
        states.lazy.flatMap { Self.values(at: path[...], in: $0) }.first { $0 != .null && fits($0) }
    }

    private static func values(at path: ArraySlice<JSONValue.Step>, in value: JSONValue) -> [JSONValue] {
        switch (path.first, value) {
        case (nil, _): [value]
        case (.key(let key), .object(let fields)): fields[key].map { values(at: path.dropFirst(), in: $0) } ?? []
        case (.index, .array(let elements)): elements.flatMap { values(at: path.dropFirst(), in: $0) }
        default: []
        }
    }
}
