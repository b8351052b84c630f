extension ProgressSegmentsCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Inside a card that says in words what the steps are, such as ProgressInfoCheck. Steps that the customer \
            goes through one by one need names, which segments do not have.
            """,
        data: "How many steps there are and how many are done, from whatever counts them; two hundred at most.",
        answers: "Nothing; it is only read.",
        time: """
            A change moves: each segment changes its colour a little after its neighbour, new ones grow and those \
            that go shrink. Without motion it is there at once.
            """,
        reading: """
            The steps done and all of them, such as "2 of 3".
            """)
}
