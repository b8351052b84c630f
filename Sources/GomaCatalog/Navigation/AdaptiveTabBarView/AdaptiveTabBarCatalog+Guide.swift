extension AdaptiveTabBarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the bottom of an app whose areas, such as sportsbook and casino, have tabs of their own. Within a page \
            take PillSelectorBar or MarketGroupSelectorTab.
            """,
        data: """
            The sets of tabs, which set shows, which tab of each set is active, and the sets visited before; from the \
            app's navigation.
            """,
        answers: """
            A press goes to a tab. One that leads to another set brings that set, with the tab where the customer was; \
            going to the set before is going back.
            """,
        time: """
            One set makes way for another within a second: it slides, flips, rolls or is uncovered. With reduced \
            motion sets change at once.
            """,
        reading: """
            Each tab of the set in view, and "selected" for the active one; icons are not read.
            """)
}
