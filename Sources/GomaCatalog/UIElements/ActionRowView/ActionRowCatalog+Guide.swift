extension ActionRowCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In menus and settings, one row for each page or thing to do, and for a line on what has happened. For a \
            label with an amount take InfoRow.
            """,
        data: """
            ID, title, what is set there, an icon on either side, whether it leads on, acts or only tells, and \
            whether it tells of success or failure.
            """,
        answers: """
            A press is told to the owner with the row's ID and shows for a moment: a page is opened, or the thing \
            done. A row that only tells takes no press.
            """,
        reading: "The title and what is set there; icons and marks are not read.")
}
