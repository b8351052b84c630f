extension ListBlockCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For the steps of an offer, one block for each, numbered or with a picture. For lines without a marker in \
            common take BulletItemBlock.
            """,
        data: "The number or the name of the picture, and the lines of the step.",
        answers: "Nothing: it is only read.",
        time: "A picture comes when it has been loaded; initials stand in where it fails.",
        reading: "The number or what the picture shows, then each line.")
}
