extension HighlightedTextCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For sentences in which a number, a name or a date matters, or whose words lead to documents. For a link by \
            itself take a transparent Button.
            """,
        data: """
            The text, and the words in it that stand out, as they stand in the text: by weight, in a colour that is \
            asked for, or as links. Words count only where they stand by themselves.
            """,
        answers: "A press on a link has the app open what it leads to, by the link's ID.",
        reading: "The whole text, then each link by its words.")
}
