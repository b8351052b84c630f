/// A text with words that stand out, as the customer sees it.
public struct HighlightedTextDisplayState: DisplayState {
    /// Tells the text from others.
    public var id: String
    /// All of the text.
    public var text: String
    /// The words in it that stand out. Where two have words in common, the one that is named first has them.
    public var passages: [HighlightedTextPassage]
    /// Where lines stand that are shorter than the room.
    public var alignment: TextAlignment

    public static let blank = Self(id: "", text: "")

    public init(
        id: String, text: String, passages: [HighlightedTextPassage] = [], alignment: TextAlignment = .leading
    ) {
        self.id = id
        self.text = text
        self.passages = passages
        self.alignment = alignment
    }
}
