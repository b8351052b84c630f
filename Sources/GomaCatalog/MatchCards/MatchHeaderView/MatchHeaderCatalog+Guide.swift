extension MatchHeaderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Over a match on a tall card; TallOddsMatchCard has one. In a dense list take CompactMatchHeader, on the \
            page of a match MatchHeaderCompact.
            """,
        data: """
            Competition, country, sport and time from the match's feed, and the favourite from the customer's own. \
            What is not known is left out.
            """,
        answers: """
            The star makes the match a favourite or takes that back. The competition leads to its page, where it has \
            one.
            """,
        reading: """
            Sport, country and competition, "Favourite" with "selected" for one that is, the time, and "LIVE" while it \
            is on.
            """)
}
