extension CasinoGameImagePairCatalog {
    static let guide = ComponentGuide(
        purpose: """
            A column of CasinoGameImageGridSection, and for grids of your own. For one game alone take \
            CasinoGameImage.
            """,
        data: "An ID and one or two games. A list of games is split into pairs by `pairs(of:)`.",
        answers: "A press on a tile leads to its game. Down and Up go from one to the other.",
        time: "Each picture comes by itself.",
        reading: "The names of both games, each a control.")
}
