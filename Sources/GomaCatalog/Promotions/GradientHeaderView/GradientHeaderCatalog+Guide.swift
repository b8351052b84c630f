extension GradientHeaderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Once on top of a promotion's page, to set it apart from others. For headlines further below take TitleBlock.
            """,
        data: "The headline, and one of four pairs of colours, which each theme has in its own way.",
        answers: "Nothing: it is only read.",
        reading: "The headline.")
}
