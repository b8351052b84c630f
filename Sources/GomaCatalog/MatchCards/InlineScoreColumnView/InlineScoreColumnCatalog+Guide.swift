extension InlineScoreColumnCatalog {
    static let guide = ComponentGuide(
        purpose: "As a part of InlineScore, which decides what has room. In a Score the columns are made of ScoreCell.",
        data: """
            What either side has, as text from the match's feed, which of the two stands out, and whether a rule sets \
            it apart from what follows.
            """,
        answers: "Nothing; it is only read.",
        reading: """
            Both values together, such as "7–5".
            """)
}
