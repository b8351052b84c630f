extension SportSelectorCellCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For the sport that a page is about, as the first pill of a GeneralFilterBar or by itself. Its ends have the \
            accent, as everything else on the page hangs on it; for other filters take FilterOptionCell.
            """,
        data: """
            Name and picture of the sport, and whether the customer has chosen it; from the page that is filtered.
            """,
        answers: "A press has the page open the choice of sports. The pill itself chooses nothing.",
        reading: """
            "Sport" and its name, "closed" for the mark, and "selected" where the customer has chosen it; the picture \
            is not read.
            """)
}
