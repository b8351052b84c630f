extension ScoreCatalog {
    static let guide = ComponentGuide(
        purpose: "On cards and on a match's page, at the right of the names. Where room is short take InlineScore.",
        data: """
            The columns, who serves, and whether play has not begun, the score loads, is there or is missing; from the \
            match's feed. Where columns have no room, the oldest go first.
            """,
        answers: "Nothing; it is only read.",
        time: "A score that loads comes with the feed, and a spinner turns until then.",
        reading: """
            "Serving", and which side, then each column as home and away, such as "6–4". Nothing is read before play \
            begins.
            """)
}
