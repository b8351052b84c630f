extension BetslipTypeTabItemCatalog {
    static let guide = ComponentGuide(
        purpose: """
            As a part of BetslipTypeSelector, which lays tabs out and moves the choice between them. Alone it is for a \
            layout of your own.
            """,
        data: "The type's ID and title, a picture where there is one, and whether it is the chosen one.",
        answers: """
            A press chooses the type; inside a selector that moves the choice. The colours change over to it before \
            the customer's eyes.
            """,
        reading: """
            The title, and "selected" for the chosen one; the picture is not read.
            """)
}
