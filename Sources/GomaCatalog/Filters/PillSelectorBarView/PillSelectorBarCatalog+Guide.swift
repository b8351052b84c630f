extension PillSelectorBarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Above a list that is filtered by one of several choices. For groups of markets take \
            MarketGroupSelectorTab, for a filter by itself PillItem.
            """,
        data: """
            The pills in their order, each of which says whether it is the chosen one; from the list that they filter. \
            Whether the bar scrolls, shows and can be used is for the page to say.
            """,
        answers: """
            A press chooses a pill and never leaves none; every press is told, also one of the chosen pill. The bar \
            scrolls to the pill that has the focus.
            """,
        reading: """
            Each pill with its title, "selected" for the chosen one, and "read only" where it is chosen elsewhere. Without pills it says that there are no \
            filters.
            """)
}
