extension DescriptionBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For running text on a page of blocks. For a paragraph with a heading take TextSection; for words that lead \
            elsewhere, HighlightedText.
            """,
        data: "The text, ready to read; line breaks are kept.",
        answers: "Nothing: it is only read.",
        reading: "The text.")
}
