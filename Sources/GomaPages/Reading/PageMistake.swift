/// A mistake in a page, with its place in a file.
public struct PageMistake: Hashable, Sendable, CustomStringConvertible {
    /// Where it stands.
    public let place: FilePlace
    /// What is wrong, and what would be right.
    public let words: String

    package init(place: FilePlace, words: String) {
        self.place = place
        self.words = words
    }

    public var description: String { "\(place): \(words)" }
}
