/// What a page says of a collection of data.
struct DataOptions: Codable {
    /// What there is at first; nothing, and more is waited for, where it is left out.
    var values: [JSONValue]?
    /// What is shown where there is nothing.
    var empty: String?

    /// What there is at first, each with an identity: by its place where it has none of its own.
    var elements: [JSONValue] { (values ?? []).enumerated().map { $1.identified(by: "\($0)") } }

    /// - Throws: ``OptionMistakes`` with all values that cannot be told from others.
    func check() throws(OptionMistakes) {
        var known: Set<String> = []
        let mistakes = elements.enumerated().compactMap { index, element -> OptionMistake? in
            let words: String
            switch element.identity {
            case nil: words = "a value is a text, a whole number, or fields whose \"id\" is one of these"
            case let id? where known.insert(id).inserted: return nil
            case let id?: words = "two values have the id \"\(id)\"; a name means one"
            }
            return OptionMistake(path: [.key("values"), .index(index)], words: words)
        }
        if !mistakes.isEmpty { throw OptionMistakes(all: mistakes) }
    }
}
