extension BulletItemBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a line of a list on a page of blocks; several of them stand without a gap. For a step with a number or \
            a picture take ListBlock.
            """,
        data: "The line, ready to read, without a bullet of its own.",
        answers: "Nothing: it is only read.",
        reading: "The line, without its bullet.")
}
