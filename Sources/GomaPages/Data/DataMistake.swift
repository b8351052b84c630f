import GomaKit

/// A value of a collection of data that cannot be told from others, and where it stands.
struct DataMistake: PageOptionError {
    let kind: Kind
    let path: [JSONValue.Step]

    /// The kinds of mistakes.
    enum Kind: Hashable {
        /// It has the identity of one before it.
        case twice(String)
        /// It is, or calls itself, what is no name.
        case nameless
    }

    var description: String {
        switch kind {
        case .twice(let id): "two values have the id \"\(id)\"; a name means one"
        case .nameless: "a value is a text, a whole number, or fields whose \"id\" is one of these"
        }
    }

    static func check(_ options: DataOptions) throws(DataMistake) {
        let elements = options.elements
        func fail(_ kind: Kind, at index: Int) throws(DataMistake) {
            throw DataMistake(kind: kind, path: [.key("values"), .index(index)])
        }
        if let index = elements.firstIndex(where: { $0.identity == nil }) { try fail(.nameless, at: index) }
        if let twin = elements.twin { try fail(.twice(twin.id), at: twin.index) }
    }
}

extension [JSONValue] {
    /// The first element that has the identity of one before it.
    var twin: (index: Int, id: String)? {
        var known: Set<String> = []
        for (index, element) in enumerated() {
            guard let id = element.identity else { continue }
            if !known.insert(id).inserted { return (index, id) }
        }
        return nil
    }
}
