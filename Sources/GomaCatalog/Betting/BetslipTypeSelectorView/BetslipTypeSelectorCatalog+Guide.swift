extension BetslipTypeSelectorCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the top of a bet slip that holds bets of several kinds, such as sports and virtuals. For groups of \
            markets take MarketGroupSelectorTab, for filters PillSelectorBar.
            """,
        data: """
            The bet types that the app offers, in their order; each tab says itself whether it is the chosen one. All \
            get the same width.
            """,
        answers: """
            A press chooses a type, and the switch is told once, with the type before. The chosen one pressed again \
            changes nothing.
            """,
        reading: """
            Each tab by its title, and "selected" for the chosen one; the pictures are not read. Without tabs it says \
            that no bet types are offered.
            """)
}
