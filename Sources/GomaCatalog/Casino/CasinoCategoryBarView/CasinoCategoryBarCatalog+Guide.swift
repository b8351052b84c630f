extension CasinoCategoryBarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Above some games of a category. CasinoCategorySection and CasinoGameImageGridSection have it at their top; \
            take it alone where the games below are yours.
            """,
        data: """
            ID and title of the category, and how many games all of it has, from the service that lists games. The \
            count is a number; how it is written is the component's matter.
            """,
        answers: "The way to all asks for the category's page. A category without games leads nowhere.",
        reading: "The title, then \"All\" with the count.")
}
