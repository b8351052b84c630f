extension RecentSearchCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a search of before, in a list of them below a field for searching. Search brings such a list itself.
            """,
        data: "What was typed, from the customer's history, and whether a line parts the row from the next one.",
        answers: """
            Enter or a click searches for the same once more. Del, Backspace or a click on the cross takes it out of the \
            history.
            """,
        reading: "The text. The magnifier and the cross are not read.")
}
