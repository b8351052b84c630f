extension MarketGroupTabItemCatalog {
    static let guide = ComponentGuide(
        purpose: """
            As a part of MarketGroupSelectorTab, which scrolls and moves the choice between tabs. Alone it is for a \
            layout of your own.
            """,
        data: """
            ID and title, marks before and behind it, how many markets the group holds, and whether it is chosen or \
            out of use. More than 99 shows as 99+, zero not at all.
            """,
        answers: """
            A press chooses the group; inside a bar that moves the choice. The colours change over to it before the \
            customer's eyes.
            """,
        reading: """
            The title, the count, and "selected" for the chosen one; the marks are not read.
            """)
}
