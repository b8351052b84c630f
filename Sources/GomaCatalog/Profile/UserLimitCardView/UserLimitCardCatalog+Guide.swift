extension UserLimitCardCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In responsible gaming, for each limit that the customer has set. For the progress of a bonus take a card \
            of the promotions.
            """,
        data: """
            The limit with its period and amount, what is used of it in that time, and how far a removal has come; \
            from the account. Where nobody tells what is used, the bar is left out.
            """,
        answers: "The button asks for the limit to be removed; refused, it can be asked for again.",
        time: "A removal waits for its answer, for five seconds at most.",
        reading: """
            The period, the button with the limit that it removes, the amount, then what is used and what is left, or how far beyond the limit it is. \
            What came of a removal comes last.
            """)
}
