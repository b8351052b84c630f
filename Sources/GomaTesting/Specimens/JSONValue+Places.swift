extension JSONValue {
    /// Leaves and arrays with the ways to them, keys in order. Of an array's elements the first and the last stand for
    /// all.
    func places(at path: [Step] = []) -> [(path: [Step], value: JSONValue)] {
        switch self {
        case .array(let values):
            let ends = values.isEmpty ? [] : values.count == 1 ? [0] : [0, values.count - 1]
            return [(path, self)] + ends.flatMap { values[$0].places(at: path + [.index($0)]) }
        case .object(let values):
            return values.sorted { $0.key < $1.key }.flatMap { $0.value.places(at: path + [.key($0.key)]) }
        default: return [(path, self)]
        }
    }

    /// The path without the numbers of array elements: places of one kind share it.
    static func kind(of path: [Step]) -> String {
        words(for: path.filter { if case .key = $0 { true } else { false } })
    }

    /// Whether places of a kind hold identifiers: texts that are compared, and shown to nobody.
    static func isIdentifier(_ kind: String) -> Bool {
        let name = kind.split(separator: ".").last ?? ""
        return name == "id" || name == "ids" || ["Id", "ID", "Ids", "IDs"].contains { name.hasSuffix($0) }
    }

    /// Whether texts of a kind say which thing is meant, by an identifier, a code or an address.
    static func saysWhich(_ kind: String) -> Bool {
        isIdentifier(kind)
            || ["url", "link", "address", "route", "destination", "code", "currency"].contains {
                kind.lowercased().hasSuffix($0)
            }
    }
}
