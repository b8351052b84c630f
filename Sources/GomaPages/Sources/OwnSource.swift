/// A value that a page holds itself, and can set.
final class OwnSource: PageSource {
    private var json: JSONValue
    private let words: (String) -> String
    /// Whether texts of the kit may stand in it.
    private let hasWords: Bool

    /// - Parameter words: a text as the page has it, such as one of the kit's.
    init(_ json: JSONValue, words: @escaping (String) -> String) {
        self.json = json
        self.words = words
        hasWords = json.hasText { $0.hasPrefix(WordsSource.prefix) }
        super.init(.data)
    }

    /// The value as it is now, with the kit's texts in the language in use.
    override var value: Any? { hasWords ? json.mapTexts(words) : json }

    override var elementIDs: [String]? { written.flatMap(FieldSource.ids) }

    override var memory: JSONValue? { json }

    override func remember(_ memory: JSONValue) { json = memory }

    override var isComplete: Bool { true }

    /// Changes the value at the end of a way, which leads where it does when the value is read. Elements that stay in a list are
    /// written as before, so that the kit's texts in them still come in the language in use.
    /// - Parameter change: what becomes of the value as the page reads it; `nil` leaves all as it is.
    /// - Returns: whether there is such a place, and the value could become that.
    func change(at way: some Collection<String>, _ change: (JSONValue) -> JSONValue?) -> Bool {
        let whole = hasWords ? json.mapTexts(words) : json
        guard let steps = whole.steps(along: way) else { return false }
        let (read, written) = (whole[steps] ?? .null, json[steps] ?? .null)
        guard let value = change(read) else { return false }
        replace(json.replacing(steps, with: hasWords ? value.writing(read, as: written) : value))
        return true
    }

    private func replace(_ new: JSONValue) {
        guard new != json else { return }
        json = new
        changes.tell(())
    }
}

extension JSONValue {
    /// A list with its elements written as they were, where they are still there.
    /// - Parameters:
    ///   - read: another list, as its elements are read.
    ///   - written: the same elements, as they are written.
    fileprivate func writing(_ read: JSONValue, as written: JSONValue) -> JSONValue {
        guard case (.array(let elements), .array(let read), .array(let written)) = (self, read, written) else {
            return self
        }
        let known = Dictionary(zip(read, written)) { first, _ in first }
        return .array(elements.map { known[$0] ?? $0 })
    }
}
