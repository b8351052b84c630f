extension CompactMatchHeaderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Over a match in a dense list; InlineMatchCard has one. On a tall card take MatchHeader, on the page of a \
            match MatchHeaderCompact.
            """,
        data: """
            Start or period, marks for what the match offers, and how many other markets there are; from the match's \
            feed. With the moment of now the start names today and tomorrow.
            """,
        answers: "A press on the count leads to all markets of the match. Without a count there is nothing to press.",
        reading: """
            "LIVE" while it is on, the time, then the marks in words and the count as one control.
            """)
}
