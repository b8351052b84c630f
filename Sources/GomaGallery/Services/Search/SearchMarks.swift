import GomaUI

/// What a row of the table shows of how a component answers to a filter.
struct SearchMarks: Equatable {
    /// Places of the letters in the name, in characters.
    var name: [Int] = []
    /// A tag or a state that answered, in place of the summary.
    var note: String?
    /// Places of the letters in the note, else in the summary.
    var text: [Int] = []
    /// Places of the letters in the category's title.
    var category: [Int] = []

    /// Finds the letters of `query` in a component's texts, each word where it is found best.
    @MainActor
    init(_ query: FuzzyQuery, in component: ComponentDescriptor) {
        let nameText = FuzzyText(component.name)
        for word in query.words {
            if let way = word.way(in: nameText), !way.isLoose {
                name += word.match(in: nameText)?.places ?? []
            } else if !mark(word, outsideNameOf: component) {
                name += word.match(in: nameText)?.places ?? []
            }
        }
    }

    @MainActor
    private mutating func mark(_ word: FuzzyWord, outsideNameOf component: ComponentDescriptor) -> Bool {
        if let places = word.placesTogether(in: FuzzyText(component.category.title)) {
            category += places
            return true
        }
        let labelled = component.tags.map { ("tag ", $0) } + component.states.map { ("state ", $0.name) }
        for (label, text) in labelled {
            guard let places = word.placesTogether(in: FuzzyText(text)) else { continue }
            if note == nil || note == label + text {
                note = label + text
                self.text += places.map { $0 + label.count }
            }
            return true
        }
        guard let places = word.placesTogether(in: FuzzyText(component.summary)) else { return false }
        if note == nil { text += places }
        return true
    }
}
