extension CountryLeaguesFilterCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a page of filters, where leagues are known by their countries. For a list of leagues without groups take \
            LeaguesFilter.
            """,
        data: """
            Countries with a title, letters for a flag and their leagues, thousands if need be, and which league is \
            chosen; from the list of events. A country's events are those of its leagues.
            """,
        answers: """
            Right opens a country and goes into it, Left goes back and closes it; Enter or Space does it too, and \
            chooses a league. A search finds leagues by their names and their countries'; "Reset" takes the choice back.
            """,
        reading: """
            The header with the choice, and whether it is open; each country with its events, each league with its events, \
            "selected" after what is chosen, and whether a country is open.
            """)
}
