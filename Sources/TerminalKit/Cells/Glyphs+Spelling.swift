/// Signs that stand in ready-made words, on terminals that show nothing but ASCII.
extension Glyphs {
    private static let keyNames = [
        ("↑", "Up"), ("↓", "Down"), ("←", "Left"), ("→", "Right"), ("…", ".."),
    ]

    /// The names of keys in characters of this set: arrows by their names where they cannot be drawn.
    package func spelled(keys text: String) -> String { spelled(text, as: Self.keyNames) }

    /// A text with signs in place of which an ASCII set has words of its own.
    package func spelled(_ text: String, as parts: [(sign: String, words: String)]) -> String {
        guard isASCII, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return parts.reduce(text) { text, part in
            text.split(separator: part.sign, omittingEmptySubsequences: false).joined(separator: part.words)
        }
    }
}
