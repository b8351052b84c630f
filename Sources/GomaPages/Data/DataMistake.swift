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

    /// - Throws: ``OptionMistakes`` with all values that cannot be told from others.
    static func check(_ options: DataOptions) throws(OptionMistakes) {
        var known: Set<String> = []
        let mistakes = options.elements.enumerated().compactMap { index, element -> OptionMistake? in
            let mistake: DataMistake
            switch element.identity {
            case nil: mistake = .nameless
            case let id? where known.insert(id).inserted: return nil
            case let id?: mistake = .twice(id)
            }
            return OptionMistake(path: [.key("values"), .index(index)], words: "\(mistake)")
        }
        if !mistakes.isEmpty { throw OptionMistakes(all: mistakes) }
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
