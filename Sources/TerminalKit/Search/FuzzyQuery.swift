/// The words of a search: parted at blanks, and at hyphens as the command line writes them for blanks.
package struct FuzzyQuery: Hashable, Sendable {
    package let words: [FuzzyWord]
    /// What was typed without anything that names may be written with or without.
    package let name: [UInt32]

    /// Characters that a filter may have; nothing is looked for beyond them.
    package static let longest = 100

    package init(_ text: String) {
        words = text.prefix(Self.longest).split { $0 == " " || $0 == "-" }.map { FuzzyWord($0) }
        name = words.flatMap(\.codes).filter(FuzzyText.countsInNames)
    }

    package var isEmpty: Bool { words.isEmpty }

    /// Whether a text is what was typed, whole: case, blanks and hyphens do not matter.
    package func isName(_ text: FuzzyText) -> Bool {
        let letters = text.codes.lazy.map { $0 & FuzzyText.codeMask }.filter(FuzzyText.countsInNames)
        return !name.isEmpty && letters.elementsEqual(name)
    }
}
