/// A field or an element of a value in a file.
final class WrittenField: WrittenSource {
    private let parent: WrittenSource
    private let name: String
    /// The text that was found last, in which document, and its elements.
    private var found: JSONText?
    private weak var foundIn: JSONDocument?
    private var listed: JSONElements?

    private init(_ name: String, of parent: WrittenSource) {
        self.parent = parent
        self.name = name
        super.init(.data)
    }

    /// - Returns: `nil` where the value is no list or mapping that has such a field now.
    static func field(_ name: String, of parent: WrittenSource) -> PageSource? {
        let field = WrittenField(name, of: parent)
        return field.isThere ? field : nil
    }

    private var isThere: Bool { countOfParent != nil || text != nil }

    override var text: JSONText? {
        guard let outer = parent.text else { return nil }
        if foundIn !== outer.document {
            (found, listed) = (look(in: outer), nil)
            foundIn = outer.document
        }
        return found
    }

    private func look(in outer: JSONText) -> JSONText? {
        guard let list = parent.elements else { return outer.field(name) }
        guard let index = list.index(of: name, near: parent.lastElement) else { return nil }
        parent.lastElement = index
        return outer.element(at: index, of: list)
    }

    /// How many elements there are, where that is what is asked for.
    private var countOfParent: Int? { name == FieldSource.count ? parent.elements?.count : nil }

    override var value: Any? {
        if let countOfParent { return JSONValue.integer(countOfParent) }
        willRead()
        return text?.value
    }

    override func willRead() { parent.willRead() }

    override var elements: JSONElements? {
        guard let text else { return nil }
        if listed == nil { listed = text.elements }
        return listed
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { parent.follow(body) }
}
