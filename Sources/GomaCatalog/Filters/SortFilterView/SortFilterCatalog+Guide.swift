extension SortFilterCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a page of filters, for an order or another choice of which exactly one holds. For leagues take \
            LeaguesFilter, for a question in a form SelectOptions.
            """,
        data: """
            A title, the options with ID, name, picture and how many events each has, and which one is chosen. An \
            option that stands for all is the choice while nothing is limited.
            """,
        answers: """
            The header opens and closes, also by Left and Right; arrows move in the options, Enter or Space chooses, \
            "Reset" takes that back. Many options can be searched.
            """,
        reading: """
            The header with the choice, and whether it is open; each option with its events, or that there are none, \
            and "selected" after the chosen one.
            """)
}
