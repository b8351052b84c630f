extension ThemeSwitcherCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the settings, for light or dark colours. For one of many take LanguageSelector, for pages of one place \
            AdaptiveTabBar.
            """,
        data: "Which of the three modes is chosen; from the app's settings.",
        answers: """
            A press asks the owner for a mode's theme, and the block stays where it is until that is in use; a line \
            below says why it is not. Then it slides there within a fifth of a second, or is there at once with \
            reduced motion.
            """,
        time: "A theme that was asked for is given up after five seconds without an answer.",
        reading: """
            Each mode in a word, "selected" for the chosen one and "asked for" for the one whose answer is awaited; \
            marks are not read.
            """)
}
