extension TextSectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a part of a page that has a heading, such as a notice or small print. For a paragraph alone take \
            DescriptionBlock; for a headline, TitleBlock.
            """,
        data: "Both texts, ready to read, their weights, and colours by their role in the theme.",
        answers: "Nothing: it is only read.",
        reading: "The heading, then the paragraph.")
}
