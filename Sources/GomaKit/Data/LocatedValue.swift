/// A value with the place at which it stands in a text, and with those of all values and names inside it.
///
/// Names that stand twice in one mapping are both here; ``value`` has the first of them, as reading has.
package struct LocatedValue: Hashable, Sendable {
    /// A name in a mapping, and what it stands for.
    package struct Field: Hashable, Sendable {
        package let name: String
        package let keyPlace: TextPlace
        package let value: LocatedValue
    }

    private enum Content: Hashable, Sendable {
        case plain(JSONValue)
        case list([LocatedValue])
        case mapping([Field])
    }

    /// Where the value begins.
    package let place: TextPlace
    private let content: Content

    /// A value that nothing lies in.
    package init(_ value: JSONValue, at place: TextPlace) {
        self.place = place
        content = .plain(value)
    }

    package init(elements: [LocatedValue], at place: TextPlace) {
        self.place = place
        content = .list(elements)
    }

    package init(fields: [Field], at place: TextPlace) {
        self.place = place
        content = .mapping(fields)
    }

    /// The same without places.
    package var value: JSONValue {
        switch content {
        case .plain(let value): value
        case .list(let elements): .array(elements.map(\.value))
        case .mapping(let fields):
            .object(Dictionary(fields.map { ($0.name, $0.value.value) }) { first, _ in first })
        }
    }

    /// What a list consists of; `nil` for what is none.
    package var elements: [LocatedValue]? { if case .list(let elements) = content { elements } else { nil } }

    /// The fields of a mapping in the order in which they stand there; `nil` for what is none.
    package var fields: [Field]? { if case .mapping(let fields) = content { fields } else { nil } }

    /// What a name in a mapping stands for, where it is there.
    package subscript(field name: String) -> LocatedValue? { fields?.first { $0.name == name }?.value }

    /// What is at the end of a way into the value; `nil` where there is nothing.
    package subscript(path: some Collection<JSONValue.Step>) -> LocatedValue? {
        guard let step = path.first else { return self }
        return self[step]?[path.dropFirst()]
    }

    private subscript(step: JSONValue.Step) -> LocatedValue? {
        switch step {
        case .key(let name): self[field: name]
        case .index(let index): elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }

    /// Where to look for the end of a way into the value: the name of a field, the beginning of an element; where the way
    /// leads to nothing, of what would have it.
    package func place(of path: some Collection<JSONValue.Step>) -> TextPlace {
        guard let step = path.first, let next = self[step] else { return place }
        let rest = path.dropFirst()
        if rest.isEmpty || next[rest.prefix(1)] == nil, case .key(let name) = step {
            return fields?.first { $0.name == name }?.keyPlace ?? next.place
        }
        return next.place(of: rest)
    }

    /// Fields whose names stand before them in the same mapping, here and in all that lies inside, with the ways to them.
    package var repeatedFields: [(path: [JSONValue.Step], field: Field)] { repeatedFields(at: []) }

    private func repeatedFields(at path: [JSONValue.Step]) -> [(path: [JSONValue.Step], field: Field)] {
        switch content {
        case .plain: return []
        case .list(let elements):
            return elements.enumerated().flatMap { $1.repeatedFields(at: path + [.index($0)]) }
        case .mapping(let fields):
            var seen: Set<String> = []
            return fields.flatMap { field in
                let path = path + [.key(field.name)]
                let own = seen.insert(field.name).inserted ? [] : [(path: path, field: field)]
                return own + field.value.repeatedFields(at: path)
            }
        }
    }
}
