extension SimpleOptionRowCatalog {
    static let guide = ComponentGuide(
        purpose: """
            One row of a list of which exactly one holds; for the list with its title take SelectOptions. For something \
            that is on or off by itself take a box to tick.
            """,
        data: "ID and title, and whether it is the one that holds; the list around it decides which that is.",
        answers: "A press makes it the one that holds; pressed again it stays so.",
        reading: "The title, and \"selected\" where it holds.")
}
