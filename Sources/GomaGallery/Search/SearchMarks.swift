/// The marks on a row of the table for what a search found in it.
struct SearchMarks {
    /// Places of the letters in the name, in characters.
    var name: [Int] = []
    /// A tag or a state that answered, in place of the summary.
    var note: String?
    /// Places of the letters in the note, else in the summary.
    var text: [Int] = []
    /// Places of the letters in the category's title.
    var category: [Int] = []
    /// The place of the state that answered.
    var state: Int?
    private let words: GalleryWords

    /// Finds the letters of `query` in a component's texts, each word where it is found best.
    @MainActor
    init(_ query: FuzzyQuery, in component: ComponentDescriptor, words: GalleryWords = .english) {
        self.words = words
        // Without a search nothing is marked, and no component has to say which states it has.
        guard !query.isEmpty else { return }
        let nameText = FuzzyText(component.name)
        guard !query.isName(nameText) else {
            name = Array(0..<component.name.count)
            return
        }
        if let whole = component.states.firstIndex(where: { query.isName(FuzzyText($0.name)) }) {
            mark(query.words, inState: whole, of: component)
            return
        }
        var wordsOfStates: [FuzzyWord] = []
        for word in query.words {
            if let way = word.way(in: nameText), !way.isLoose {
                name += word.match(in: nameText)?.places ?? []
            } else {
                switch field(of: word, in: component) {
                case .state: wordsOfStates.append(word)
                case nil: name += (word.transposed(in: nameText)?.word ?? word).match(in: nameText)?.places ?? []
                case let field: mark(word, in: field, of: component)
                }
            }
        }
        guard let first = wordsOfStates.first else { return }
        let answers = component.states.map { state in
            wordsOfStates.count { $0.placesTogether(in: FuzzyText(state.name)) != nil }
        }
        let best = answers.firstIndex(of: wordsOfStates.count)
        let place = best ?? component.states.firstIndex { first.placesTogether(in: FuzzyText($0.name)) != nil }
        if let place { mark(query.words, inState: place, of: component) }
    }

    /// Where a word is found that is not in the name; `nil` where it is not found.
    @MainActor
    private func field(of word: FuzzyWord, in component: ComponentDescriptor) -> SearchHit.Field? {
        func isIn(_ text: String) -> Bool { word.placesTogether(in: FuzzyText(text)) != nil }
        if isIn(component.category.title) { return .category }
        if component.tags.contains(where: isIn) { return .tag }
        if component.states.contains(where: { isIn($0.name) }) { return .state }
        return isIn(component.summary) ? .summary : nil
    }

    @MainActor
    private mutating func mark(_ word: FuzzyWord, in field: SearchHit.Field?, of component: ComponentDescriptor) {
        switch field {
        case .category: category += word.placesTogether(in: FuzzyText(component.category.title)) ?? []
        case .tag:
            guard let tag = component.tags.first(where: { word.placesTogether(in: FuzzyText($0)) != nil }) else {
                return
            }
            mark([word], in: tag, label: self.words.text(.galleryTagFound))
        default:
            if note == nil { text += word.placesTogether(in: FuzzyText(component.summary)) ?? [] }
        }
    }

    /// Marks a state as the answer, which outdoes a tag and a summary.
    @MainActor
    private mutating func mark(_ words: [FuzzyWord], inState index: Int, of component: ComponentDescriptor) {
        state = index
        (note, text) = (nil, [])
        mark(words, in: component.states[index].name, label: self.words.text(.galleryState))
    }

    private mutating func mark(_ words: [FuzzyWord], in name: String, label: String) {
        let label = label + " "
        guard note == nil || note == label + name else { return }
        if note == nil { text = [] }
        note = label + name
        let places = words.flatMap { $0.placesTogether(in: FuzzyText(name)) ?? [] }
        text += Set(places).sorted().map { $0 + label.count }
    }
}
