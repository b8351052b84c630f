extension SimpleNavigationBarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the head of a page that somebody came to from another. For the head of a match take \
            MatchDateNavigationBar, for a sheet that is closed rather than left CustomNavigation.
            """,
        data: """
            The title, what the way back is called, and the roles of bar and texts; from the page. Without a name of \
            its own the way back says "Back" in the customer's language.
            """,
        answers: "The way back asks the owner to leave the page. Without one nothing takes the focus.",
        reading: "What the way back leads to, then the title.")
}
