extension MarketNamePillLabelCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Over or beside the prices of a market, as in MarketInfoLine. For a filter take PillItem, for a status \
            Capsule.
            """,
        data: """
            The name, from the feed, how much it stands out, whether it can be pressed, and whether the line is drawn. \
            Roles of your own replace those of the brand.
            """,
        answers: """
            An interactive one leads to its market and lights up for a moment; one that is disabled or not interactive \
            is only read.
            """,
        reading: "The name, in full where it is cut on the screen.")
}
