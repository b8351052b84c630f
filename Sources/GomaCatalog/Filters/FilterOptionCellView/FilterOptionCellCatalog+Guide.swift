extension FilterOptionCellCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For what a list is sorted or narrowed by, in a GeneralFilterBar or by itself. For the sport take \
            SportSelectorCell; for a filter that is on or off, PillItem.
            """,
        data: """
            What the filter is about, the title of what is chosen, a picture, and whether the customer has chosen it; \
            from the page that is filtered.
            """,
        answers: "A press has the page open what else there is to choose from. The pill itself chooses nothing.",
        reading: """
            What the filter is about and what is chosen, such as "Sort by: Popular", and "selected" where the customer \
            has chosen it; the picture is not read.
            """)
}
