extension TitleBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For the headline of a page of blocks, or of a part of it. For a headline with its paragraph take \
            TextSection; on a coloured ground, GradientHeader.
            """,
        data: "The headline, ready to read, and whether it stands in the middle.",
        answers: "Nothing: it is only read.",
        reading: "The headline.")
}
