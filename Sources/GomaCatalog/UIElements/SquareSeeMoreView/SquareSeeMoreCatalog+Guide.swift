extension SquareSeeMoreCatalog {
    static let guide = ComponentGuide(
        purpose: "At the end of a grid of games that shows only some of them. For a row of a menu take ActionRow.",
        data: """
            Where it leads, what it says where that is not "See more", and how many more there are where somebody has \
            counted them.
            """,
        answers: "A press is told to the owner, who opens the page of all, and shows for a moment.",
        reading: "What it says, then how many more there are.")
}
