/// The search over components as somebody types: each letter looks only at what letters before it had found.
@MainActor
final class ComponentSearch {
    let components: [ComponentDescriptor]
    /// Components looked at so far: the work that searching has been.
    private(set) var examinedCount = 0
    private lazy var names = components.map { FuzzyText($0.name) }
    private lazy var texts = SearchTexts(count: components.count)
    /// What was found for the beginnings of the last filter, shortest first.
    private var steps: [(filter: String, hits: [SearchHit])] = []

    init(_ components: [ComponentDescriptor]) { self.components = components }

    /// Reads the names, so that the first letter need not.
    func prepare() { _ = names }

    /// The place of the state by which a component answers to a filter; `nil` where it answers by something else.
    func stateIndex(answering filter: String, in component: ComponentDescriptor) -> Int? {
        SearchMarks(FuzzyQuery(filter), in: component).state
    }

    /// Components that answer to all words of `filter`, best first: those that are called so, or have a state that is, those of
    /// which some words are in the name and the others name a state, then letters in the name in their order, letters side by
    /// side in category, a tag, a state or the summary, and names with two letters in each other's place.
    func hits(for filter: String) -> [SearchHit] {
        let query = FuzzyQuery(filter)
        guard !query.isEmpty else {
            steps = []
            return components.indices.map { SearchHit(index: $0, field: .name, score: 0) }
        }
        while let last = steps.last, !filter.hasPrefix(last.filter) { steps.removeLast() }
        if let last = steps.last, last.filter == filter { return last.hits }
        let words = query.words.map { Word(fuzzy: $0, bytes: $0.bytes) }
        let name = query.name.flatMap(FuzzyWord.bytes(of:))
        let splits = Self.splits(of: words)
        var hits: [SearchHit] = []
        if let base = steps.last(where: { Self.hasAll(answering: filter, in: $0.filter) }) {
            for hit in base.hits { find(words, query, name, splits, in: hit.index, &hits) }
            examinedCount += base.hits.count
        } else {
            for index in components.indices { find(words, query, name, splits, in: index, &hits) }
            examinedCount += components.count
        }
        hits.sort()
        steps.append((filter, hits))
        return hits
    }

    /// Whether what answers to a filter has answered to its beginning. Two letters are too few to be taken for others in each
    /// other's place, and a third may make them that.
    private static func hasAll(answering filter: String, in beginning: String) -> Bool {
        let around: [Character?] = [beginning.last, filter.dropFirst(beginning.count).first]
        let isWordsEnd = around.compactMap(\.self).contains { $0 == " " || $0 == "-" }
        guard !isWordsEnd, let codes = FuzzyQuery(beginning).words.last?.codes else { return true }
        return codes.count != 2 || codes[0] == codes[1]
    }

    private struct Word {
        let fuzzy: FuzzyWord
        let bytes: [UInt8]
    }

    /// - Parameter name: what was typed as the name of a state has it, without anything between its words.
    private func find(
        _ words: [Word], _ query: FuzzyQuery, _ name: [UInt8], _ splits: [Split], in index: Int,
        _ hits: inout [SearchHit]
    ) {
        var field = SearchHit.Field.name
        var score = 0
        for word in words {
            let way = word.fuzzy.way(in: names[index])
            if let way, !way.isLoose {
                score += way.score
            } else if let found = texts.find(word.bytes, in: index, of: components) {
                score += found.score
                field = max(field, found.field)
            } else if let swapped = word.fuzzy.transposed(in: names[index]) {
                score += swapped.way.score
                field = max(field, .transposedName)
            } else if let way {
                score += way.score
                field = .looseName
            } else {
                return
            }
        }
        if query.isName(names[index]) {
            field = .wholeName
        } else if !name.isEmpty, texts.hasState(named: name, in: index, of: components) {
            field = .wholeState
        } else if field > .name, splits.contains(where: { fits($0, index) }) {
            field = .nameAndState
        }
        hits.append(SearchHit(index: index, field: field, score: score))
    }
}

extension ComponentSearch {
    /// A search whose words at one end are looked for in a name, and those at the other as the name of a state.
    private struct Split {
        let named: ArraySlice<Word>
        /// Without anything between its words.
        let state: [UInt8]
    }

    private static func splits(of words: [Word]) -> [Split] {
        words.indices.dropFirst().flatMap { place in
            [(words[..<place], words[place...]), (words[place...], words[..<place])].map { named, state in
                Split(
                    named: named,
                    state: state.flatMap {
                        $0.fuzzy.codes.filter(FuzzyText.countsInNames).flatMap(FuzzyWord.bytes(of:))
                    })
            }
        }
    }

    private func fits(_ split: Split, _ index: Int) -> Bool {
        !split.state.isEmpty && texts.hasState(named: split.state, in: index, of: components)
            && split.named.allSatisfy { $0.fuzzy.way(in: names[index])?.isLoose == false }
    }
}

extension FuzzyWord {
    /// The letters again, as texts in lower case hold them.
    var bytes: [UInt8] { codes.flatMap(Self.bytes(of:)) }

    static func bytes(of code: UInt32) -> [UInt8] {
        Unicode.Scalar(code).map { Array(String(Character($0)).utf8) } ?? []
    }
}
