extension LanguageSelectorCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the settings, for the language of the app. For one choice in a row take ThemeSwitcher, for filters \
            PillSelectorBar.
            """,
        data: """
            Each language by its code, its own name and its English one, and the code of the chosen one; from the app. \
            The choice is kept apart from the list, so that it stays when the list comes again.
            """,
        answers: """
            A press asks the owner to speak a language, which is chosen once that is done; until then, and where it is \
            refused, the chosen one stays. A list that did not come can be asked for again.
            """,
        time: """
            The list comes after a moment. It is given up after five seconds without an answer, and so is a language \
            that was asked for, which is said below the list.
            """,
        reading: """
            Each language by its own name and its English one, "selected" for the chosen one and "asked for" for the \
            one whose answer is awaited.
            """)
}
