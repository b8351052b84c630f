/// What words that stand out are.
public enum HighlightedTextPassageKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Stressed.
    case highlight
    /// The way to somewhere else, such as a document.
    case link
}
