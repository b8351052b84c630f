extension OddsAcceptanceCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the bet slip, above the button that places the bet. BetInfoSubmission decides by the answer what \
            becomes of a bet whose odds moved.
            """,
        data: """
            Whether the customer agrees, and whether that can be changed and explained. The words are the library's \
            unless the owner brings others.
            """,
        answers: """
            A press ticks the box or takes the tick back. The link, where it can be pressed, asks for an explanation, \
            which the app shows.
            """,
        reading: """
            What is agreed to, and "checked" or "not checked"; then the link.
            """)
}
