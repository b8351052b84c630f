import GomaKit

/// A field of another source's value, as that is written as JSON.
final class FieldSource: PageSource {
    /// How many elements a list has.
    private static let count = "count"

    private let parent: PageSource
    private let name: String

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
        switch parent.value.flatMap(PageValue.json) {
        case .object(let fields)?: fields[name]
        case .array(let values)? where name == Self.count: .integer(values.count)
        case .array(let values)?:
            values.first { $0.identity == name } ?? Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
        default: nil
        }
    }

    override var value: Any? { json }

    override var elementIDs: [String]? { json.flatMap(Self.ids) }

    override var isComplete: Bool { parent.isComplete }

    /// The identities of a list's elements: their own, else their places; `nil` for what is no list.
    static func ids(of json: JSONValue) -> [String]? {
        guard case .array(let values) = json else { return nil }
        return values.enumerated().map { $1.identity ?? "\($0)" }
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { parent.follow(body) }
}
