extension SimpleSquaredFilterBarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a few short choices that exclude each other, such as periods. For longer titles, pictures or counts take \
            PillSelectorBar.
            """,
        data: """
            The choices with their names of their own and titles, which one applies, and what is out of use; from the list that they \
            filter. Where nothing is said, the first applies.
            """,
        answers: """
            A press makes a choice the one that applies, which is told once. Choices share the width; where it is too \
            little, they scroll to the one that has the focus.
            """,
        reading:
            "Each choice with its title, \"selected\" for the one that applies and \"unavailable\" for those out of use."
    )
}
