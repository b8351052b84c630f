extension ImageBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a picture between texts, no larger than it has to be. For one that parts a page take ImageSection.
            """,
        data: """
            The picture by its name, which the app loads, its shape, which is known beforehand so that nothing jumps, \
            and what it shows in words.
            """,
        answers: "Nothing: it is only looked at.",
        time: "The picture comes when it has been loaded; words stand in where it fails.",
        reading: "What the picture shows, in words, whether it has come or not.")
}
