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
}
