extension ProfileMenuListCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For the menu of the customer's own pages. For one row by itself take ActionRow, for a way elsewhere that \
            stands alone NavigationAction.
            """,
        data: """
            The rows, each by what it is for, the language that is spoken, and those that its row goes through; from \
            the brand's settings, which can be a file. What a row says in the customer's words need not be in it.
            """,
        answers: """
            A press opens a row's page, or asks the owner to speak the next language or to log out. The language that \
            is spoken stays until another is, and a line below the rows says why it is not. A row that only tells \
            takes no press.
            """,
        time: """
            Logging out takes a second press, which is waited for for five seconds. One that follows another within \
            three quarters of a second is part of it, as that of a double click or of a held key is.
            """,
        reading: "Each row with its title and what is set there; icons are not read.")
}
