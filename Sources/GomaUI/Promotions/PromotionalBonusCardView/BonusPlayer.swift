/// Somebody who has chosen a bonus.
public struct BonusPlayer: Codable, Hashable, Sendable {
    /// Tells the player from others.
    public var id: String
    /// What the player is called; the initials stand in for a picture that is missing.
    public var name: String
    /// The picture, by name; `nil` for none.
    public var pictureName: String?

    public init(id: String, name: String, pictureName: String? = nil) {
        self.id = id
        self.name = name
        self.pictureName = pictureName
    }
}
