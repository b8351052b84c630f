extension JSONValue {
    /// What an element of a list calls itself: a text itself, else what stands in "id".
    var identity: String? {
        if case .object(let fields) = self { fields["id"]?.name } else { name }
    }

    /// Where a way leads as pages write it: to an element of a list by its identity, else by its place.
    /// - Returns: `nil` for a way that leads nowhere; at its end a field may be that is not there yet.
    func steps(along way: some Collection<String>) -> [Step]? {
        var steps: [Step] = []
        var current: JSONValue? = self
        for name in way {
            switch current {
            case .object(let fields)?:
                steps.append(.key(name))
                current = fields[name]
            case .array(let values)?:
                guard let index = values.firstIndex(where: { $0.identity == name }) ?? Int(name),
                    values.indices.contains(index)
                else { return nil }
                steps.append(.index(index))
                current = values[index]
            default: return nil
            }
        }
        return steps
    }

    /// The same with an identity, where it says nothing of its own.
    func identified(by id: String) -> JSONValue {
        guard case .object(let fields) = self, (fields["id"] ?? .null) == .null else { return self }
        return .object(fields.merging(["id": .string(id)]) { $1 })
    }

    /// A list with an element at its end, in place of one of the same identity; nothing counts as a list without any.
    /// - Returns: `nil` for what is no list.
    func inserting(_ element: JSONValue) -> JSONValue? {
        switch self {
        case .null: return .array([element])
        case .array(let values):
            guard let id = element.identity else { return .array(values + [element]) }
            return .array(values.filter { $0.identity != id } + [element])
        default: return nil
        }
    }

    /// A list without an element.
    /// - Returns: `nil` for what is no list.
    func removing(_ id: String) -> JSONValue? {
        guard case .array(let values) = self else { return nil }
        return .array(values.filter { $0.identity != id })
    }
}
