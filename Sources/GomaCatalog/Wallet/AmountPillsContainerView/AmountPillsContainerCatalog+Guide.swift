extension AmountPillsContainerCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Above the field for a deposit, for those who would rather choose than type. For a choice of something else \
            than money take PillSelectorBar.
            """,
        data: """
            The amounts in their order, from the payment provider's limits; each says whether it is the chosen one \
            and whether it can be.
            """,
        answers: """
            A press chooses an amount and tells the owner of the deposit, also of the chosen one. Backspace leaves \
            none chosen. The row scrolls to the pill that has the focus.
            """,
        reading: """
            Each pill with its amount and currency, and "selected" for the chosen one.
            """)
}
