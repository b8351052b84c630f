extension SearchHeaderInfoCatalog {
    static let guide = ComponentGuide(
        purpose: "Above the results of a search, so that what was not found is not taken for what is still to come.",
        data: """
            What is searched for and where, whether the answer is on its way, and how much it holds; from the search \
            that the results belong to. A count that is not known is left out.
            """,
        answers: "Nothing: it is only read.",
        time: "Dots come one by one while the answer is on its way; the sentence keeps its place meanwhile.",
        reading: "The sentence, what is searched for, where, and the count.")
}
