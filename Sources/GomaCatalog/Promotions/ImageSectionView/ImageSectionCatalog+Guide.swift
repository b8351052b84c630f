extension ImageSectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a picture that parts a page, from edge to edge. For one between texts take ImageBlock; for one that plays, VideoSection.
            """,
        data: """
            The picture by its name, which the app loads, its shape, which is known beforehand so that nothing jumps, \
            and what it shows in words. It has the room of a section, from edge to edge.
            """,
        answers: "Nothing: it is only looked at.",
        time: "The picture comes when it has been loaded; words stand in where it fails.",
        reading: "What the picture shows, in words, whether it has come or not.")
}
