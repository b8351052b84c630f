/// A picture in the middle of a promotion's page.
public struct ImageBlockDisplayState: DisplayState {
    /// The picture, and what it shows in words.
    public var picture: BlockPicture

    public static let blank = Self(picture: .defaults)

    public init(picture: BlockPicture) { self.picture = picture }
}
