extension HeaderTextCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Above a group of rows or cards in a list. For a group that opens and closes take ExpandableSection.
            """,
        data: "The title, from whoever makes the list. A long one takes two rows and is then cut.",
        answers: "Nothing in it takes the focus.",
        reading: "The title.")
}
