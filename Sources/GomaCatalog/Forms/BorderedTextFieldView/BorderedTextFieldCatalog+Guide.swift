extension BorderedTextFieldCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In forms, for one line of text: a name, an address, a number, a password. The stake in the bet slip is one \
            too, as part of BetInfoSubmission.
            """,
        data: """
            What is asked for, the text, how long it may be and of which characters, and what is wrong with it. Mail \
            addresses, phone numbers and passwords are checked here; other rules are the owner's.
            """,
        answers: """
            Typing changes the text, Return hands it on, and Ctrl-T shows or masks a password. A fault is told when \
            the customer leaves the field or presses Return, and goes with the next edit.
            """,
        reading: """
            The title, what stands before the text, the text or that it is hidden, whether an entry is required, and \
            what is wrong, all as one. A field out of use is read with its text as well.
            """)
}
