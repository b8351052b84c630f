import GomaKit

/// Two values of a collection of data with one identity, and where the later of them stands.
struct DataMistake: PageOptionError {
    let id: String
    let path: [JSONValue.Step]

    var description: String { "two values have the id \"\(id)\"; a name means one" }

    static func check(_ options: DataOptions) throws(DataMistake) {
        guard let twin = options.elements.twin else { return }
        throw DataMistake(id: twin.id, path: [.key("values"), .index(twin.index)])
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
