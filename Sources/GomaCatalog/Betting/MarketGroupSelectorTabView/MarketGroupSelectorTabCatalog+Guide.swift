extension MarketGroupSelectorTabCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On the page of a match, above its markets, also for more groups than there is room for. For bet types take \
            BetslipTypeSelector, for filters PillSelectorBar.
            """,
        data: """
            The groups in their order, each of which says whether it is the chosen one or out of use; from the match's \
            feed. Tabs are as wide as their titles, or share the bar.
            """,
        answers: """
            A press chooses a group, and the change is told once, with the group before. The bar scrolls to the tab \
            that has the focus.
            """,
        time: "Groups that load come with the feed, and a spinner turns until then.",
        reading: """
            Each tab with title, count, and "selected" for the chosen one. Without groups it says that there are none.
            """)
}
