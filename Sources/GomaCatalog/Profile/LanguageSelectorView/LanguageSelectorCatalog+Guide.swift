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
            A press chooses a language and asks the owner to speak it; the chosen one stays chosen. A list that did \
            not come can be asked for again.
            """,
        time: "The list comes after a moment, or is given up after five seconds without an answer.",
        reading: "Each language by its own name and its English one, and \"selected\" for the chosen one.")
}
