/// The kind of words that stand out.
public enum HighlightedTextPassageKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Stressed.
    case highlight
    /// The way to somewhere else, such as a document.
    case link
}
