extension QuickAddButtonCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Beside the field for the stake, several with amounts that rise; BetInfoSubmission has them. For everything \
            else that is pressed take Button.
            """,
        data: "The amount in whole units of the stake's currency, and whether it can be added; the bet slip says both.",
        answers: """
            A press tells the owner of the stake how much to add, unless it is disabled. The stake itself is not kept \
            here.
            """,
        reading: """
            A plus with the amount, such as "+100".
            """)
}
