/// The weight of a section's text.
public enum TextSectionEmphasis: String, CaseIterable, Codable, Hashable, Sendable {
    /// Bold, as headings are.
    case strong
    /// As running text is.
    case regular
    /// Fainter than running text, as small print is.
    case faint
}
