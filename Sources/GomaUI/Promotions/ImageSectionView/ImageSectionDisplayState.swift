/// A picture across a promotion's page.
public struct ImageSectionDisplayState: DisplayState {
    /// The picture, and what it shows in words.
    public var picture: BlockPicture

    public static let blank = Self(picture: BlockPicture(name: nil, alternative: ""))

    public init(picture: BlockPicture) { self.picture = picture }
}
