/// A collection of data on a page, which a feed keeps up to date: `{kind: data}`, with what there is at first in `values`.
final class DataSource: CollectionSource<JSONValue>, FeedTaker {
    private let words: (String) -> String
    /// Whether texts of the kit may stand in it.
    private let hasWords: Bool

    /// - Parameter words: a text as the page has it, such as one of the kit's.
    init(_ options: DataOptions, words: @escaping (String) -> String = { $0 }) {
        let values = options.elements
        self.words = words
        hasWords = values.contains { value in value.hasText { $0.hasPrefix(WordsSource.prefix) } }
        super.init(values, empty: options.empty ?? "", shape: .data) { $0.identity ?? "" }
        if options.values == nil { phase = .loading }
    }

    override var emptyWords: String { words(super.emptyWords) }

    override func shown(_ element: JSONValue) -> JSONValue { hasWords ? element.mapTexts(words) : element }

    override func languageChanged() {
        super.languageChanged()
        guard hasWords else { return }
        // Who shows an element hears of nothing else.
        for id in ids { update(id) { _ in } }
    }

    func take(_ event: DataChange) {
        if case .collection(.failed) = event.change {} else { phase = .ready }
        switch event.change {
        case .collection(let change): apply(change)
        case .set(let id, let fields):
            if self[id] == nil { insert(fields) } else { update(id) { $0 = $0.merging(fields) } }
        }
    }
}
