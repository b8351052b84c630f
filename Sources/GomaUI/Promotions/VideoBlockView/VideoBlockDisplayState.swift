/// A short video in the middle of a promotion's page.
public struct VideoBlockDisplayState: DisplayState {
    /// The video, and how far it has been played.
    public var video: BlockVideo

    public static let blank = Self(video: .none)

    public init(video: BlockVideo) { self.video = video }
}
