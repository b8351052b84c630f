/// A short video in a promotion: pictures that follow each other, and how far they have come.
public struct BlockVideo: DefaultedData, Codable, Hashable, Sendable {
    /// What the video shows.
    public var title: String
    /// The picture that stands for it while it is not played, by name; `nil` where there is none.
    public var posterName: String?
    /// Its pictures in their order, by name; none where there is no video.
    public var frameNames: [String]
    /// How long each picture stays, in milliseconds; 100 to 10,000 are kept.
    @Limited<FrameTime> public var frameMilliseconds: Int
    /// Width by height of all its pictures.
    @Limited<Proportion> public var proportion: Double
    /// The picture that it stands at, counted from 0.
    @Limited<Position> public var frame: Int
    /// How far the playing has come.
    public var phase: VideoPhase

    /// Nothing to play.
    public static let none = Self(title: "", frameNames: [])

    public static let defaults = Self.none

    public init(
        title: String, posterName: String? = nil, frameNames: [String], frameMilliseconds: Int = 500,
        proportion: Double = 1.75, frame: Int = 0, phase: VideoPhase = .ready
    ) {
        self.title = title
        self.posterName = posterName
        self.frameNames = frameNames
        self.frameMilliseconds = frameMilliseconds
        self.proportion = proportion
        self.frame = frame
        self.phase = phase
    }
}
