extension SportTypeSelectorCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Where the customer goes to another sport, in a page or as a screen over it. In a page of filters take \
            SportGamesFilter, for one row of sports PillSelectorBar.
            """,
        data: """
            The sports with ID, name and picture, each of which says whether it is chosen and whether it can be; and \
            whether it is a screen by itself.
            """,
        answers: "A press chooses a sport and asks for its page; \"Cancel\" leaves the screen. The grid scrolls.",
        reading: "Each sport with its name, and \"selected\" for the chosen one; without sports it says so.")
}
