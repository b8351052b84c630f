extension MarketOutcomesMultiLineCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For markets that belong together, such as over and under several goals; the heading is optional. For a \
            single market take MarketOutcomesLine.
            """,
        data: """
            The title, the lines, and whether they are there, loading, missing or have failed to come; from the feed. \
            A failure may bring a sentence of its own.
            """,
        answers: """
            A press on a price chooses it or gives it up, and the choices of all lines are told in one place. After a \
            failure a press on the notice asks for the markets again.
            """,
        time: """
            Markets that load come with the feed. A price that moves is lit for three seconds, and a line that is \
            suspended comes again.
            """,
        reading: "The title, then each outcome line by line; while there are none, what keeps them away.")
}
