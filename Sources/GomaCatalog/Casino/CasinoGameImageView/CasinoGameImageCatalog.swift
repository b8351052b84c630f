extension CasinoGameImageDisplayState {
    static let plinkGoal = DemoGames.plinkGoal.tile
    static let aviator = DemoGames.aviator.tile
    static let sambaSoccer = DemoGames.sambaSoccer.tile
    static let madeUp = Self(id: "night-market", name: "Night Market", pictureName: "night-market")
    static let slow = Self(id: "lucky-pharaoh", name: "Lucky Pharaoh", pictureName: "slow-game-lucky-pharaoh")
    static let pictureFails = Self(id: "failed", name: "Lost Temple", pictureName: "missing-temple")
    static let withoutPicture = Self(id: "no-image", name: "Fresh Deck")
    static let longName = Self(
        id: "gonzos-quest", name: "Gonzo’s Quest and the Treasure of El Dorado", pictureName: "game-gonzos-quest")
}

enum CasinoGameImageCatalog: CatalogEntry {
    typealias ComponentType = CasinoGameImageView

    static let category = Category.casino
    static let subcategory = "Games"
    static let summary = "A game as a square picture with its name."
    static let tags = ["casino", "game", "tile", "picture"]
    static let defaultWidth = 16
    static let requests: [any ComponentRequest] = [OpenGame(id: "plinkgoal")]
    static let variants: [Variant<CasinoGameImageDisplayState>] = [
        Variant("Plink Goal", .plinkGoal, summary: "The picture comes after a second"),
        Variant("Aviator", .aviator),
        Variant("Samba Soccer", .sambaSoccer),
        Variant("Made up", .madeUp, summary: "The loader makes a picture up from a name that it does not know"),
        Variant("Slow", .slow, summary: "The picture takes its time"),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it, with a mark"),
        Variant("Without picture", .withoutPicture, summary: "Initials, and nothing to wait for"),
        Variant("Long name", .longName, summary: "The name ends where the picture does"),
    ]
    static let plays = [
        Play(
            "Open the game", state: "Plink Goal",
            """
            wait 1s
            frame "The picture has come"
            press Tab Enter
            expect call "CasinoGameImage.openGame()"
            frame "The owner opens the game"
            """),
        Play(
            "A slow picture", state: "Slow",
            """
            wait 4s
            expect "LP"
            frame "Still on its way"
            wait 1s
            expect not "LP"
            frame "The picture has come"
            """),
        Play.pictureFails(initials: "LT", meanwhile: "On its way"),
    ]
}
