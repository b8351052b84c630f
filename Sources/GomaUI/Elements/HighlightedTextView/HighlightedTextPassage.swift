/// Words of a text that stand out from the rest.
public struct HighlightedTextPassage: Codable, Hashable, Sendable {
    /// The words as they stand in the text; all places where they do are meant.
    public var words: String
    /// Whether they are only stressed, or lead elsewhere.
    public var kind: HighlightedTextPassageKind
    /// What they are drawn in.
    public var color: StyleToken

    public init(
        words: String, kind: HighlightedTextPassageKind = .highlight, color: StyleToken = .textPrimary
    ) {
        self.words = words
        self.kind = kind
        self.color = color
    }
}
