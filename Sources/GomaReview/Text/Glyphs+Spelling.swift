import TerminalKit

/// The gallery's own words on terminals that show nothing but ASCII.
extension Glyphs {
    private static let keyNames = [
        ("↑", "Up"), ("↓", "Down"), ("←", "Left"), ("→", "Right"), ("…", ".."),
    ]
    private static let wordParts = [("→", "->"), ("…", ".."), ("·", "-"), ("–", "-"), ("›", ">")]

    /// The names of keys in characters of this set: arrows by their names where they cannot be drawn.
    package func spelled(keys text: String) -> String { spelled(text, Self.keyNames) }

    /// A sentence in characters of this set.
    package func spelled(words text: String) -> String { spelled(text, Self.wordParts) }

    private func spelled(_ text: String, _ parts: [(String, String)]) -> String {
        guard isASCII, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return parts.reduce(text) { text, part in
            text.split(separator: part.0, omittingEmptySubsequences: false).joined(separator: part.1)
        }
    }
}
