import GomaKit

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

    /// Puts another value in place of the one at the end of a way; a way that leads nowhere changes nothing.
    func set(_ value: JSONValue, at way: some Collection<String>) {
        let new = json.replacing(way.map(JSONValue.Step.key), with: value)
        guard new != json else { return }
        json = new
        changes.tell(())
    }

    /// Changes the value at the end of a way. Elements that stay in a list are written as before, so that the kit's texts in
    /// them still come in the language in use.
    /// - Parameter change: what becomes of the value as the page reads it; `nil` leaves all as it is.
    /// - Returns: whether it could become that.
    func change(at way: some Collection<String>, _ change: (JSONValue) -> JSONValue?) -> Bool {
        let written = json[way.map(JSONValue.Step.key)] ?? .null
        guard hasWords else { return change(written).map { set($0, at: way) } != nil }
        let read = written.mapTexts(words)
        return change(read).map { set($0.writing(read, as: written), at: way) } != nil
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
