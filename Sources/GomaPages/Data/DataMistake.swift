import GomaKit

/// The reason why a value of a collection of data cannot be told from others.
enum DataMistake: CustomStringConvertible {
    /// It has the identity of one before it.
    case twice(String)
    /// It is, or calls itself, what is no name.
    case nameless

    var description: String {
        switch self {
        case .twice(let id): "two values have the id \"\(id)\"; a name means one"
        case .nameless: "a value is a text, a whole number, or fields whose \"id\" is one of these"
        }
    }

    static func check(_ options: DataOptions) throws(PageOptionError) {
        let elements = options.elements
        func fail(_ mistake: DataMistake, at index: Int) throws(PageOptionError) {
            throw PageOptionError(description: "\(mistake)", path: [.key("values"), .index(index)])
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
