/// A value of a page, which knows where it stands; what is included from another file stands there.
struct PageNode: Sendable {
    let content: Content
    let place: FilePlace

    /// The kinds of values.
    enum Content: Sendable {
        case mapping([Entry])
        case list([PageNode])
        case scalar(JSONValue)
        /// What could not be read, which is told already.
        case missing
    }

    /// A field of a mapping.
    struct Entry: Sendable {
        let key: String
        let place: FilePlace
        let value: PageNode
    }

    init(_ content: Content, at place: FilePlace) {
        self.content = content
        self.place = place
    }

    init(_ value: LocatedValue, file: String) {
        func place(_ place: TextPlace) -> FilePlace { FilePlace(file: file, line: place.line, column: place.column) }
        self.place = place(value.place)
        if let elements = value.elements {
            content = .list(elements.map { PageNode($0, file: file) })
        } else if let fields = value.fields {
            content = .mapping(
                fields.map { Entry(key: $0.name, place: place($0.keyPlace), value: PageNode($0.value, file: file)) })
        } else {
            content = .scalar(value.value)
        }
    }

    /// Without places.
    var json: JSONValue {
        switch content {
        case .scalar(let value): value
        case .missing: .null
        case .list(let nodes): .array(nodes.map(\.json))
        case .mapping(let entries): .object(Dictionary(entries.map { ($0.key, $0.value.json) }) { first, _ in first })
        }
    }

    var entries: [Entry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    subscript(field: String) -> PageNode? { entries.first { $0.key == field }?.value }

    /// The place of what stands at the end of a way, or as far along it as there is something.
    func place(at path: some Collection<JSONValue.Step>) -> FilePlace {
        guard let step = path.first else { return place }
        switch (content, step) {
        case (.mapping(let entries), .key(let key)):
            guard let entry = entries.first(where: { $0.key == key }) else { return place }
            return path.count == 1 ? entry.place : entry.value.place(at: path.dropFirst())
        case (.list(let nodes), .index(let index)) where nodes.indices.contains(index):
            return nodes[index].place(at: path.dropFirst())
        default: return place
        }
    }

    /// Calls `body` with each text in it, and where that stands.
    func forEachText(_ body: (String, FilePlace) -> Void) {
        switch content {
        case .scalar(.string(let text)): body(text, place)
        case .scalar, .missing: break
        case .list(let nodes): nodes.forEach { $0.forEachText(body) }
        case .mapping(let entries): entries.forEach { $0.value.forEachText(body) }
        }
    }

    /// Calls `body` with the fields of each mapping in it.
    func forEachMapping(_ body: ([Entry]) -> Void) {
        switch content {
        case .scalar, .missing: break
        case .list(let nodes): nodes.forEach { $0.forEachMapping(body) }
        case .mapping(let entries):
            body(entries)
            entries.forEach { $0.value.forEachMapping(body) }
        }
    }

    /// The same with every text in it replaced by another value.
    func mapTexts(_ change: (String) -> PageNode?) -> PageNode {
        switch content {
        case .scalar(.string(let text)): change(text) ?? self
        case .scalar, .missing: self
        case .list(let nodes): PageNode(.list(nodes.map { $0.mapTexts(change) }), at: place)
        case .mapping(let entries):
            PageNode(
                .mapping(
                    entries.map { Entry(key: $0.key, place: $0.place, value: $0.value.mapTexts(change)) }), at: place)
        }
    }
}
