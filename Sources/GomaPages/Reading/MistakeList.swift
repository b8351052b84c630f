/// What is found to be wrong while a page is read, so that all of it can be told at once.
final class MistakeList {
    private(set) var all: [PageMistake]
    private var known: Set<PageMistake>

    /// - Parameter earlier: what has been found before.
    init(_ earlier: [PageMistake] = []) {
        all = earlier
        known = Set(earlier)
    }

    /// Tells the same thing about a place once.
    func add(_ place: FilePlace, _ words: String) {
        let mistake = PageMistake(place: place, words: words)
        if known.insert(mistake).inserted { all.append(mistake) }
    }

    /// Tells of each name that stands twice among the fields of a mapping.
    func addTwins(among entries: [PageNode.Entry]) {
        var keys: Set<String> = []
        for entry in entries where !keys.insert(entry.key).inserted {
            add(entry.place, "\"\(entry.key)\" stands here twice; only the first counts")
        }
    }

    /// - Parameter file: the page's own, whose mistakes are told before those of what it includes.
    /// - Throws: ``PageMistakes`` where there are any.
    func check(file: String) throws(PageMistakes) {
        guard !all.isEmpty else { return }
        let own = all.filter { $0.place.file == file }.sorted { $0.place < $1.place }
        let others = all.filter { $0.place.file != file }.sorted { $0.place < $1.place }
        throw PageMistakes(all: own + others)
    }
}
