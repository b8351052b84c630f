extension ButtonIconCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For what can be done with one card or line, such as sharing or deleting. For what the whole screen is for \
            take Button.
            """,
        data: """
            A title, or none where the icon's own word will do, the icon, its side, and whether it can be pressed. \
            What a press means is the owner's.
            """,
        answers: "A press is told to the owner and shows for a moment. A disabled button does nothing.",
        reading: "The title, the icon's own word, or what a picture shows; beside a title the icon is not read.")
}
