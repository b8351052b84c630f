/// The shape of what a source holds, by which pages are checked before anything has come.
@MainActor
public struct PageShape {
    /// The type of the value itself; `nil` where only its members can be shown.
    let type: (any Any.Type)?
    /// The shape of a collection's elements; `nil` for what is no collection.
    let element: (() -> PageShape)?
    private let named: [(name: String, shape: () -> PageShape)]
    /// Whether it is a view model, which any component that is driven by it can show.
    let isModel: Bool
    /// Whether it has members of which only the value knows, as data from a file has.
    let isOpen: Bool

    private init(
        type: (any Any.Type)? = nil, element: (() -> PageShape)? = nil,
        named: [(name: String, shape: () -> PageShape)] = [], isModel: Bool = false,
        isOpen: Bool = false
    ) {
        self.type = type
        self.element = element
        self.named = named
        self.isModel = isModel
        self.isOpen = isOpen
    }

    /// Data whose shape nobody knows before it is there.
    public static let data = PageShape(isOpen: true)

    /// A value of a Swift type, with the members that it is known to have.
    public static func value<Value>(
        _ type: Value.Type, members: KeyValuePairs<String, PageShape> = [:]
    ) -> PageShape {
        PageShape(
            type: type, named: members.map { member in (member.key, { member.value }) },
            isOpen: type is any Encodable.Type)
    }

    /// A collection whose elements have a shape.
    public static func collection(of element: @escaping @autoclosure () -> PageShape) -> PageShape {
        PageShape(element: element)
    }

    /// A source that is nothing by itself, and has members.
    public static func group(_ members: [(String, PageShape)]) -> PageShape {
        PageShape(named: members.map { member in (member.0, { member.1 }) })
    }

    /// A view model, which any component that is driven by it can show.
    public static let model = PageShape(isModel: true)

    /// The names of its members, in the order in which messages list them.
    var memberNames: [String] { named.map(\.name) }

    /// The shape of a member, or of an element by its identity; `nil` where there is none of that name.
    func member(_ name: String) -> PageShape? {
        named.first { $0.name == name }?.shape() ?? element?() ?? (isOpen ? .data : nil)
    }

    /// What a message calls it.
    var words: String {
        if element != nil { return "collection" }
        if isModel { return "model" }
        return type.map { String(nameOf: $0) } ?? "value"
    }
}
