/// The words of a search: parted at blanks, and at hyphens as the command line writes them for blanks.
struct FuzzyQuery: Hashable, Sendable {
    /// As it was typed.
    let text: String
    let words: [FuzzyWord]
    /// What was typed without anything that names may be written with or without.
    let name: [UInt32]

    /// Characters that a filter may have; nothing is looked for beyond them.
    static let longest = 100
    /// What somebody is told who types more.
    static let overflowText = "a filter has at most \(longest) characters; the rest is left out"

    init(_ text: String) {
        self.text = String(text.prefix(Self.longest))
        words = self.text.split { $0 == " " || $0 == "-" }.map { FuzzyWord($0) }
        name = words.flatMap(\.codes).filter(FuzzyText.countsInNames)
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether a text is what was typed, whole: case, blanks and hyphens do not matter.
    func isName(_ text: FuzzyText) -> Bool {
        let letters = text.codes.lazy.map { $0 & FuzzyText.codeMask }.filter(FuzzyText.countsInNames)
        return !name.isEmpty && letters.elementsEqual(name)
    }
}
