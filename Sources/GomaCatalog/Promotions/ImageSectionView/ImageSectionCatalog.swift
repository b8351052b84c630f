extension ImageSectionDisplayState {
    static let stadium = Self(
        picture: BlockPicture(name: "section-stadium", alternative: "A full stadium at night", proportion: 2.4))
    static let tall = Self(
        picture: BlockPicture(
            name: "section-stadium-tall", alternative: "A striker jumps for the ball", proportion: 1.0))
    static let failing = Self(
        picture: BlockPicture(
            name: "missing-section-stadium", alternative: "Two friends watch the match on their terminal",
            proportion: 2.0))
    static let withoutPicture = Self(
        picture: BlockPicture(name: nil, alternative: "Welcome bonus: your first deposit doubled", proportion: 4))
}

/// The picture's page in the gallery.
enum ImageSectionCatalog: CatalogEntry {
    typealias ComponentType = ImageSectionView

    static let category = Category.promotions
    static let subcategory = "ContentBlocks"
    static let summary = "A picture from edge to edge of a promotion's page."
    static let tags = ["promotion", "page", "picture", "loading"]
    static let variants: [Variant<ImageSectionDisplayState>] = [
        Variant("Loaded", .stadium, summary: "The picture comes after a second"),
        Variant("Tall", .tall, summary: "The shape is known before the picture has come"),
        Variant("Fails", .failing, summary: "What there is to see is said in words"),
        Variant("Without picture", .withoutPicture),
    ]
    static let plays = [
        Play(
            "The picture comes", state: "Loaded",
            """
            frame "On its way"
            wait 1s
            frame "There, in the same place"
            """),
        Play(
            "The picture fails", state: "Fails",
            """
            frame "The words are faint while it is on its way"
            wait 1s
            expect "Two friends"
            frame "Words stand in"
            """),
    ]
}
