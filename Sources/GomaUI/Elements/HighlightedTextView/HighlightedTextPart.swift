/// A stretch of a text: words that stand out, or what is between them.
package struct HighlightedTextPart: Hashable, Sendable {
    package let text: String
    /// What makes it stand out; `nil` for the rest of the text.
    package let passage: HighlightedTextPassage?
}
