extension ActionButtonBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Once on a promotion's page, for what the page is there for. For buttons side by side, or of other kinds, \
            take Button.
            """,
        data: "What the button says, where it leads, and whether the offer can still be taken.",
        answers:
            "A press takes the offer: the app opens what it leads to. One that cannot be taken answers to nothing.",
        time: nil,
        reading: "A button by its title, and that it is unavailable where it is.")
}
