/// Words of a text that stand out from the rest.
public struct HighlightedTextPassage: DefaultedData, Codable, Hashable, Sendable {
    /// The words as they stand in the text; all places where they do are meant.
    public var words: String
    /// Whether they are only stressed, or lead elsewhere.
    public var kind: HighlightedTextPassageKind
    /// Tells a link from others of the text, whatever its words are; empty for words that lead nowhere.
    public var id: String
    /// What they are drawn in.
    public var color: ColorRole

    public static let defaults = Self(words: "")

    public init(
        words: String, kind: HighlightedTextPassageKind = .highlight, id: String = "",
        color: ColorRole = .textPrimary
    ) {
        self.words = words
        self.kind = kind
        self.id = id
        self.color = color
    }

    /// Words that lead elsewhere.
    /// - Parameter id: tells the link from others of the text.
    public static func link(_ words: String, id: String) -> Self { Self(words: words, kind: .link, id: id) }
}
