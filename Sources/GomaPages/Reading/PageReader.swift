/// The reader of a mapping, field by field. What is wrong is noted down, and reading goes on.
struct PageReader {
    let node: PageNode
    /// The way to this mapping from the page's beginning, such as `parts[2]`, by which what is kept of it is found again.
    let path: String
    let mistakes: MistakeList

    /// - Returns: `nil` where the value is no mapping, which is noted down.
    init?(_ node: PageNode, path: String, _ mistakes: MistakeList) {
        if case .missing = node.content { return nil }
        guard case .mapping = node.content else {
            let what = path.isEmpty ? "a page: " : ""
            mistakes.add(node.place, "\(what)write one \"field: value\" on each line")
            return nil
        }
        self.node = node
        self.path = path
        self.mistakes = mistakes
    }

    var place: FilePlace { node.place }

    /// Notes down every field that is not among those known.
    func allow(_ known: [String]) {
        for entry in node.entries where !known.contains(entry.key) {
            mistakes.add(entry.place, OptionMistake.words(for: entry.key, among: known))
        }
    }

    subscript(field: String) -> PageNode? {
        guard let value = node[field] else { return nil }
        return if case .scalar(.null) = value.content { nil } else { value }
    }

    /// Notes down that a field wants something else; of what could not be read it has been told that it could not.
    func wrong(_ field: String, _ wanted: String) {
        if case .missing? = node[field]?.content { return }
        mistakes.add(place(of: field), "\(field): wants \(wanted)")
    }

    /// Notes down that what stands in a field is none of what it wants.
    /// - Parameter hint: is said behind it.
    func wrongValue(_ field: String, _ wanted: String, _ hint: String = "") {
        let value = self[field]?.json
        let word: String? =
            switch value {
            case .string(let text)?: "\"\(text)\""
            case .bool?, .integer?, .number?, .decimal?: PageValue.word(of: value)
            default: nil
            }
        wrong(field, wanted + (word.map { ", and \($0) is none" } ?? "") + hint)
    }

    func text(_ field: String) -> String? {
        guard let value = self[field]?.json else { return nil }
        switch value {
        case .string, .integer, .number, .decimal: return PageValue.word(of: value)
        default:
            wrong(field, "text")
            return nil
        }
    }

    /// A text that has to be there.
    func needed(_ field: String) -> String {
        if self[field] == nil {
            wrong(field, "text")
        } else if let text = text(field) {
            if text.isEmpty { wrong(field, "text") }
            return text
        }
        return ""
    }

    func count(_ field: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = self[field]?.json else { return nil }
        guard case .integer(let number) = value, range.contains(number) else {
            wrongValue(field, "a whole number from \(range.lowerBound) to \(range.upperBound)")
            return nil
        }
        return number
    }

    func choice<Choice: RawRepresentable & CaseIterable>(_ field: String) -> Choice? where Choice.RawValue == String {
        guard let word = text(field) else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let known = Choice.allCases.map(\.rawValue)
            let wanted = "one of \(known.joined(separator: ", "))"
            wrongValue(field, wanted, NearestName.suggestion(for: word, among: known))
            return nil
        }
        return choice
    }

    /// The mappings of a list; none where the field is missing.
    func list(_ field: String) -> [PageReader] {
        guard let node = self[field] else { return [] }
        guard case .list(let nodes) = node.content else {
            wrong(field, "a list")
            return []
        }
        return nodes.enumerated().compactMap { PageReader($1, path: "\(below(field))[\($0)]", mistakes) }
    }

    /// The words of a list, each with its place; none where the field is missing.
    func names(_ field: String) -> [(name: String, place: FilePlace)] {
        guard let node = self[field] else { return [] }
        guard case .list(let nodes) = node.content else {
            wrong(field, "a list of names")
            return []
        }
        return nodes.compactMap { node in
            guard let name = node.json.name, !name.isEmpty else {
                mistakes.add(node.place, "\(field): wants names")
                return nil
            }
            return (name, node.place)
        }
    }

    /// The mapping in a field; `nil` where the field is missing.
    func mapping(_ field: String) -> PageReader? {
        self[field].flatMap { PageReader($0, path: below(field), mistakes) }
    }

    /// The fields of a mapping in a field, in their order, each with what stands in it.
    func fields(_ field: String) -> [PageNode.Entry] { mapping(field)?.node.entries ?? [] }

    func below(_ field: String) -> String { path.isEmpty ? field : "\(path).\(field)" }

    /// Where a field stands, else the mapping.
    func place(of field: String) -> FilePlace { self[field]?.place ?? place }

    /// A way to a value.
    func way(_ field: String) -> PageWay? {
        guard let text = text(field) else { return nil }
        guard let way = PageWay(text) else {
            wrong(field, "a path such as book.matches, and \"\(text)\" is none")
            return nil
        }
        return way
    }
}
