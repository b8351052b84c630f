extension StackViewBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For pages that others write and an app only shows: each block names its component and holds its state. \
            Where the parts are known beforehand, write a component that has them.
            """,
        data: """
            A list of components by name, each with its state as it stands in a file. What is not known, or does not \
            fit, is told in its place; blocks that stay keep their models when others come and go.
            """,
        answers: "To what its blocks answer to, each for itself.",
        time: "What moves in its blocks: pictures that come, videos that are played.",
        reading: "Its blocks from the top, and a sentence for each that cannot be shown.")
}
