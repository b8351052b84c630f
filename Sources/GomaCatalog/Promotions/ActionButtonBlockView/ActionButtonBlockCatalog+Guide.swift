extension ActionButtonBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Once on a promotion's page, for what the page is there for. For buttons side by side, or of other kinds, \
            take Button.
            """,
        data: "What the button says, where it leads, and whether the offer can still be taken.",
        answers:
            "A press asks for the offer; refused, it can be asked for again. One that cannot be taken answers to nothing.",
        time: "An offer waits for its answer, for five seconds at most.",
        reading: "A button by its title, and that it is unavailable where it is; then why the offer was not given.")
}
