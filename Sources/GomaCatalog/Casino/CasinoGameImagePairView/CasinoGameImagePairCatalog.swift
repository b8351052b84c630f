extension CasinoGameImagePairDisplayState {
    /// The gallery's "Full pair".
    public static let fullPair = Self(id: "plinkgoal", top: .plinkGoal, bottom: .aviator)
    /// The gallery's "Top only". The lower place is left empty.
    public static let topOnly = Self(id: "samba-soccer", top: .sambaSoccer)
    /// The gallery's "Without pictures". Initials alone.
    public static let withoutPictures = Self(
        id: "no-image", top: .withoutPicture,
        bottom: CasinoGameImageDisplayState(id: "hidden-gems", name: "Hidden Gems"))
    /// The gallery's "One picture fails".
    public static let onePictureFails = Self(id: "failed", top: .pictureFails, bottom: DemoGames.crystalQuest.tile)
}

/// The pair's page in the gallery.
public enum CasinoGameImagePairCatalog: CatalogEntry {
    public typealias ComponentType = CasinoGameImagePairView

    public static let category = Category.casino
    public static let subcategory = "Games"
    public static let summary = "Two picture tiles above each other: a column of a grid."
    public static let tags = ["casino", "game", "tile", "picture", "pair"]
    public static let children: [any StandardComponent.Type] = [CasinoGameImageView.self]
    public static let defaultWidth = 16
    public static let variants: [Variant<CasinoGameImagePairDisplayState>] = [
        Variant("Full pair", .fullPair),
        Variant("Top only", .topOnly, summary: "The lower place is left empty"),
        Variant("Without pictures", .withoutPictures, summary: "Initials alone"),
        Variant("One picture fails", .onePictureFails),
    ]
    public static let plays = [
        Play(
            "Open both", state: "Full pair",
            """
            wait 1s
            frame "The pictures have come"
            focus top
            press it
            expect call "CasinoGameImage.openGame()"
            press Down
            frame "The lower one has the focus"
            press Enter
            """)
    ]
}
