/// A mistake in a page, with its place in a file.
package struct PageMistake: Hashable, Sendable, CustomStringConvertible {
    package let place: FilePlace
    /// What is wrong, and what would be right.
    package let words: String

    package init(place: FilePlace, words: String) {
        self.place = place
        self.words = words
    }

    package var description: String { "\(place): \(words)" }
}
