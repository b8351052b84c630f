extension CasinoGameImagePairDisplayState {
    static let withoutPictures = Self(
        id: "no-image", top: .withoutPicture,
        bottom: CasinoGameImageDisplayState(id: "hidden-gems", name: "Hidden Gems"))
}

enum CasinoGameImagePairCatalog: CatalogEntry {
    typealias ComponentType = CasinoGameImagePairView

    static let category = Category.casino
    static let subcategory = "Games"
    static let summary = "Two picture tiles above each other: a column of a grid."
    static let tags = ["casino", "game", "tile", "picture", "pair"]
    static let children: [any StandardComponent.Type] = [CasinoGameImageView.self]
    static let defaultWidth = 16
    static let requests: [any ComponentRequest] = [OpenGame(id: "plinkgoal")]
    static let variants: [Variant<CasinoGameImagePairDisplayState>] = [
        Variant("Full pair", .init(id: "plinkgoal", top: .plinkGoal, bottom: .aviator)),
        Variant("Top only", .init(id: "samba-soccer", top: .sambaSoccer), summary: "The lower place is left empty"),
        Variant("Without pictures", .withoutPictures, summary: "Initials alone"),
        Variant("One picture fails", .init(id: "failed", top: .pictureFails, bottom: DemoGames.crystalQuest.tile)),
    ]
    static let plays = [
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
