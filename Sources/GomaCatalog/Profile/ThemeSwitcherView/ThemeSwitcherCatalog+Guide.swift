extension ThemeSwitcherCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the settings, for light or dark colours. For one of many take LanguageSelector, for pages of one place \
            AdaptiveTabBar.
            """,
        data: "Which of the three modes is chosen; from the app's settings.",
        answers: """
            A press chooses a mode and asks the owner for its theme; the chosen one stays as it is. The block slides \
            there within a fifth of a second, or is there at once with reduced motion.
            """,
        reading: "Each mode in a word, and \"selected\" for the chosen one; marks are not read.")
}
