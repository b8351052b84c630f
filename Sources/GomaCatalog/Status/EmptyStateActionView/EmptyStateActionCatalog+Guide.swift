extension EmptyStateActionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In place of an empty bet slip, or of another list that fills once somebody is logged in. What has become \
            of something that was done is StatusInfo.
            """,
        data: """
            What is missing, ready to read, a picture, and whether somebody is logged in, from the account. The \
            button has words of its own unless others are given.
            """,
        answers: "A guest's press asks for the login. Customers have no button, and a disabled one does nothing.",
        reading: "What is missing, then the button for guests; the picture is not read.")
}
