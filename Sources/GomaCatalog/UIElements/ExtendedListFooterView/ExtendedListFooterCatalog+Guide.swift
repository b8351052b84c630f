extension ExtendedListFooterCatalog {
    static let guide = ComponentGuide(
        purpose: "Once below a long list or a page, on its full width. For a single link take HighlightedText.",
        data: """
            Partners, pages, ways to pay and networks, each with ID and name, and the texts that the law of the \
            country asks for. What is missing leaves no room.
            """,
        answers: """
            A press on a partner, a page or a network is told to the owner, who opens it. Ways to pay lead nowhere.
            """,
        time: "Pictures come when they have been loaded; initials stand in where they fail.",
        reading: "Section by section, each link by its name; pictures are not read, their names are.")
}
