extension SelectOptionsCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a form, for a question with a handful of answers that exclude each other. For filters with counts take \
            SortFilter.
            """,
        data:
            "The question, unless it is asked elsewhere, and the answers with ID and title; one of them may be chosen.",
        answers: "A press chooses an answer in place of the one before, and never leaves none chosen.",
        reading: "The question, then each answer with its title, and \"selected\" for the chosen one.")
}
