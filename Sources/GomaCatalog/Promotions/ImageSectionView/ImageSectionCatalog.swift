extension ImageSectionDisplayState {
    /// The gallery's "Loaded". The picture comes after a second.
    public static let stadium = Self(
        picture: BlockPicture(name: "section-stadium", alternative: "A full stadium at night", proportion: 2.4))
    /// The gallery's "Tall". The shape is known before the picture has come.
    public static let tall = Self(
        picture: BlockPicture(
            name: "section-stadium-tall", alternative: "A striker jumps for the ball", proportion: 1.0))
    /// The gallery's "Fails". What there is to see is said in words.
    public static let failing = Self(
        picture: BlockPicture(
            name: "missing-section-stadium", alternative: "Two friends watch the match on their terminal",
            proportion: 2.0))
    /// The gallery's "Without picture".
    public static let withoutPicture = Self(
        picture: BlockPicture(name: nil, alternative: "Welcome bonus: your first deposit doubled", proportion: 4))
}

/// The picture's page in the gallery.
public enum ImageSectionCatalog: CatalogEntry {
    public typealias ComponentType = ImageSectionView

    public static let category = Category.promotions
    public static let subcategory = "ContentBlocks"
    public static let summary = "A picture from edge to edge of a promotion's page."
    public static let tags = ["promotion", "page", "picture", "loading"]
    public static let variants: [Variant<ImageSectionDisplayState>] = [
        Variant("Loaded", .stadium, summary: "The picture comes after a second"),
        Variant("Tall", .tall, summary: "The shape is known before the picture has come"),
        Variant("Fails", .failing, summary: "What there is to see is said in words"),
        Variant("Without picture", .withoutPicture),
    ]
    public static let plays = [
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
