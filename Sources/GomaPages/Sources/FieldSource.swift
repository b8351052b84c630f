/// A field of another source's value, as that is written as JSON.
final class FieldSource: PageSource {
    /// What pages call how many elements a list has.
    static let count = "count"

    private let parent: PageSource
    private let name: String
    /// Where the element stood in its list when it was looked for last; it is looked for anew where another stands there.
    private var place = 0

    private init(_ name: String, of parent: PageSource) {
        self.parent = parent
        self.name = name
        super.init(.data)
    }

    /// - Returns: `nil` where the value is no list or mapping that has such a field now.
    static func field(_ name: String, of parent: PageSource) -> PageSource? {
        let field = FieldSource(name, of: parent)
        return field.json == nil ? nil : field
    }

    private var json: JSONValue? {
        switch parent.written {
        case .object(let fields)?: fields[name]
        case .array(let values)? where name == Self.count: .integer(values.count)
        case .array(let values)?: element(of: values)
        default: nil
        }
    }

    /// The element of that identity, else the one at that place.
    private func element(of values: [JSONValue]) -> JSONValue? {
        if values.indices.contains(place), values[place].identity == name { return values[place] }
        // Elements are mostly asked for one after the other.
        let start = values.isEmpty ? 0 : (parent.lastElement + 1) % values.count
        let found =
            values[start...].firstIndex { $0.identity == name } ?? values[..<start].firstIndex { $0.identity == name }
        guard let found = found ?? Int(name), values.indices.contains(found) else { return nil }
        (place, parent.lastElement) = (found, found)
        return values[found]
    }

    override var value: Any? { json }

    override var elementIDs: [String]? { json.flatMap(Self.ids) }

    override var isComplete: Bool { parent.isComplete }

    /// The identities of a list's elements: their own, else their places, as of those that have the identity of one before
    /// them; `nil` for what is no list.
    static func ids(of json: JSONValue) -> [String]? {
        guard case .array(let values) = json else { return nil }
        return values.map(\.identity).elementNames
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { parent.follow(body) }
}
