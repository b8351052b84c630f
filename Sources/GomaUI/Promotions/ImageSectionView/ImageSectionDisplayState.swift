/// A picture across a promotion's page.
public struct ImageSectionDisplayState: DisplayState {
    /// The picture, and what it shows in words.
    public var picture: BlockPicture

    public static let blank = Self(picture: .defaults)

    public init(picture: BlockPicture) { self.picture = picture }
}
