extension SportGamesFilterCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a page of filters, where events are limited to one sport. For a choice of sports that leads to their \
            pages take SportTypeSelector.
            """,
        data: """
            A title, and the sports with ID, name and picture, each of which says whether it is chosen; from the list \
            of events.
            """,
        answers: """
            The header opens and closes, also by Left and Right; a press chooses a sport in place of the one before, \
            and "Reset" shows all sports again.
            """,
        reading: "The header with the choice, and whether it is open; each sport with its name, and \"selected\".")
}
