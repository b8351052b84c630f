/// A game as a picture tile.
public struct CasinoGameImageDisplayState: DisplayState {
    /// Tells the game from others.
    public var id: String
    /// What the game is called; it stands below the picture, and its initials in place of a missing one.
    public var name: String
    /// The picture, by name; `nil` where the game has none.
    public var pictureName: String?

    public static let blank = Self(id: "", name: "")

    public init(id: String, name: String, pictureName: String? = nil) {
        self.id = id
        self.name = name
        self.pictureName = pictureName
    }
}
