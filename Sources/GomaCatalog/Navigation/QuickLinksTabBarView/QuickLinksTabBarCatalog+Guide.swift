extension QuickLinksTabBarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For shortcuts at the top of a page that lead away from it. For the areas of an app, one of which is always \
            open, take AdaptiveTabBar.
            """,
        data: """
            The shortcuts in their order: where each leads, its caption, and a picture unless that of its kind does. No \
            two lead to the same place.
            """,
        answers: """
            A press has the app open where the shortcut leads; none is ever chosen. Shortcuts share the width; where it \
            is too little, they scroll to the one that has the focus.
            """,
        reading: "Each shortcut with its caption; pictures are not read. Without shortcuts it says that there are none."
    )
}
