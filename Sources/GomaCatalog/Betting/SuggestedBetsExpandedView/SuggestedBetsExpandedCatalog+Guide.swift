extension SuggestedBetsExpandedCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Below other content, where suggestions may be put away. For a plain list of matches take TallOddsMatchCard \
            for each.
            """,
        data: """
            A title, a match for each page, the page in view, and whether the section is open; the matches come from \
            the service that suggests them. Hidden, it takes no room.
            """,
        answers: """
            The heading opens and closes the section; the dots, Page Up and Page Down go from match to match. A match \
            does what it does as a TallOddsMatchCard.
            """,
        time: "A match that is on goes on: prices move, goals are scored, it ends. Suspended markets come again.",
        reading: """
            The title with "open" or "closed", the match in view, then "Page 1 of 2".
            """)
}
