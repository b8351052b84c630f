extension MainFilterPillCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For the way to all filters of a page, at the end of a GeneralFilterBar or by itself. For one filter take \
            FilterOptionCell.
            """,
        data: """
            The title, what stands before and behind it, and how many filters are in force; from the page that is \
            filtered. More than 99 are shown as "99+".
            """,
        answers: "A press has the page open its filters.",
        reading: "The title, and how many filters are in force where there are any; icon and arrow are not read.")
}
