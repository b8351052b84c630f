extension MatchHeaderCatalog {
    public static let guide = ComponentGuide(
        purpose: """
            The line over a tall card: where the match belongs, when it is played, and whether it is a favourite; part \
            of TallOddsMatchCard. In a dense list take CompactMatchHeader, over a match's page MatchHeaderCompact.
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
