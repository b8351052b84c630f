extension AmountPillCatalog {
    static let guide = ComponentGuide(
        purpose: """
            An amount by itself; several of them with one choice are AmountPillsContainer. In the bet slip, where a \
            press adds and nothing is chosen, take QuickAddButton.
            """,
        data: """
            ID and amount in whole units of the deposit's currency, whether it is the chosen one, and whether it can \
            be; how the number is grouped follows from the language.
            """,
        answers: "A press chooses the amount and tells the owner of the deposit. A second one leaves it chosen.",
        reading: """
            The amount with its currency, such as "XAF 250.00", and "selected" for the chosen one.
            """)
}
