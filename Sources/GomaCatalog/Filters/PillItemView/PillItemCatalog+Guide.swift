extension PillItemCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a filter that stands by itself. For one choice among several take PillSelectorBar, for a status \
            Capsule.
            """,
        data: """
            ID and title, a picture, whether it is on, and what stands behind the title: nothing, a mark for more, or \
            how many matches it lets through. Read-only it shows a choice made elsewhere.
            """,
        answers: "A press switches it on or off; inside a bar it moves the choice. Read-only it takes no press.",
        reading: """
            The title, the count where there is one, "closed" where a press opens more, "selected" while it is on, and \
            "read only" where it is switched elsewhere; the picture is not read.
            """)
}
