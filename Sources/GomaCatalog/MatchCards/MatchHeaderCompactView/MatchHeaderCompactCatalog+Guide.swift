extension MatchHeaderCompactCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On the page of a match, below MatchDateNavigationBar and above its markets. In lists take MatchHeader or \
            CompactMatchHeader.
            """,
        data: """
            Sides, sport, country and league as text, where country and league lead, and the score once there is one; \
            from the match's feed.
            """,
        answers: "Country and league lead to their pages, where they have any. The sport is only read.",
        reading: """
            Both sides, each with what it has where the score is one column; who serves, several columns one by one, \
            then sport, country and league.
            """)
}
