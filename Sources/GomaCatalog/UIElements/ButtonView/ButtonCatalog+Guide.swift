extension ButtonCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Filled for what the screen is for, outlined for the other way, underlined for a way aside. With an icon \
            take ButtonIcon, to raise the stake QuickAddButton.
            """,
        data: """
            ID and title, how much it stands out and how much room it takes, and whether it can be pressed. What a \
            press means is the owner's.
            """,
        answers: "A press is told to the owner and shows for a moment. A disabled button does nothing.",
        reading: "The title.")
}
