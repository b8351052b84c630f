/// A game as a line of a list.
public struct CasinoGameSearchedDisplayState: DisplayState, Identifiable {
    /// Tells the game from others.
    public var id: String
    /// What the game is called.
    public var name: String
    /// Who makes it; `nil` where that is not told.
    public var provider: String?
    /// The picture, by name; `nil` where the game has none.
    public var pictureName: String?
    /// Whether all but the ID is still on its way.
    public var isLoading: Bool

    public static let blank = Self(id: "", name: "", isLoading: true)
    public static let defaults = Self(id: "", name: "")

    public init(
        id: String, name: String, provider: String? = nil, pictureName: String? = nil, isLoading: Bool = false
    ) {
        self.id = id
        self.name = name
        self.provider = provider
        self.pictureName = pictureName
        self.isLoading = isLoading
    }
}
