extension InlineScoreCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Where a score has but a few columns of the screen; InlineMatchCard has one. Where it has to load, or to \
            tell who serves, take Score.
            """,
        data: """
            The points of what is played, then the periods, column by column from the match's feed. Where columns have \
            no room, the oldest go first; hidden, it takes no room.
            """,
        answers: "Nothing; it is only read.",
        reading: """
            Each column as home and away, such as "6–4". Without columns it says that there are no scores yet.
            """)
}
