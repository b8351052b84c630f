extension MatchDateNavigationBarCatalog {
    static let guide = ComponentGuide(
        purpose: "As the first line of a match's page. Sides and score stand below it in MatchHeaderCompact.",
        data: """
            The start of the match in the customer's language, with the moment of now naming today and tomorrow, or by \
            a format of its own, and in its place the period while the match is on; from the match's feed.
            """,
        answers: """
            "Back", or what the owner calls it, leaves the match; where to, the app knows.
            """,
        time: "A match that is on goes on from period to period and minute to minute, to its end.",
        reading: "The way back, then the date, or \"LIVE\" while the match is on, the period and its time.")
}
