extension CasinoGameImageDisplayState {
    /// The gallery's "Plink Goal". The picture comes after a second.
    public static let plinkGoal = DemoGames.plinkGoal.tile
    /// The gallery's "Aviator".
    public static let aviator = DemoGames.aviator.tile
    /// The gallery's "Samba Soccer".
    public static let sambaSoccer = DemoGames.sambaSoccer.tile
    /// The gallery's "Made up". The loader makes a picture up from a name that it does not know.
    public static let madeUp = Self(id: "night-market", name: "Night Market", pictureName: "night-market")
    /// The gallery's "Slow". The picture takes its time.
    public static let slow = Self(id: "lucky-pharaoh", name: "Lucky Pharaoh", pictureName: "slow-game-lucky-pharaoh")
    /// The gallery's "Picture fails". Initials stand in for it, with a mark.
    public static let pictureFails = Self(id: "failed", name: "Lost Temple", pictureName: "missing-temple")
    /// The gallery's "Without picture". Initials, and nothing to wait for.
    public static let withoutPicture = Self(id: "no-image", name: "Fresh Deck")
    /// The gallery's "Long name". The name ends where the picture does.
    public static let longName = Self(
        id: "gonzos-quest", name: "Gonzo’s Quest and the Treasure of El Dorado", pictureName: "game-gonzos-quest")
}

/// The picture tile's page in the gallery.
public enum CasinoGameImageCatalog: CatalogEntry {
    public typealias ComponentType = CasinoGameImageView

    public static let category = Category.casino
    public static let subcategory = "Games"
    public static let summary = "A game as a square picture with its name."
    public static let tags = ["casino", "game", "tile", "picture"]
    public static let defaultWidth = 16
    public static let variants: [Variant<CasinoGameImageDisplayState>] = [
        Variant("Plink Goal", .plinkGoal, summary: "The picture comes after a second"),
        Variant("Aviator", .aviator),
        Variant("Samba Soccer", .sambaSoccer),
        Variant("Made up", .madeUp, summary: "The loader makes a picture up from a name that it does not know"),
        Variant("Slow", .slow, summary: "The picture takes its time"),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it, with a mark"),
        Variant("Without picture", .withoutPicture, summary: "Initials, and nothing to wait for"),
        Variant("Long name", .longName, summary: "The name ends where the picture does"),
    ]
    public static let plays = [
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
        Play(
            "The picture fails", state: "Picture fails",
            """
            frame "On its way"
            wait 1s
            expect "LT"
            frame "Initials stand in"
            """),
    ]
}
