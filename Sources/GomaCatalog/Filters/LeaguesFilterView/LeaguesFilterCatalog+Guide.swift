extension LeaguesFilterCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a page of filters, where events are limited to one league. For leagues in groups by country take \
            CountryLeaguesFilter, for orders SortFilter.
            """,
        data: """
            Leagues with ID, name, picture and how many events they have, thousands if need be, and which one is \
            chosen; from the list of events. A league that stands for all is the choice while nothing is limited.
            """,
        answers: """
            The header opens and closes, also by Left and Right; a row is chosen, and "Reset" takes that back. Where not \
            all leagues are in view there is a search, from the list by "/", in which arrows and Enter choose.
            """,
        reading: """
            The header with the choice, and whether it is open; each league with its events, or that there are none, \
            and "selected" after the chosen one.
            """)
}
