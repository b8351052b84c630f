/// Steps done out of some, such as selections on the way to a boost.
public struct ProgressSegmentsDisplayState: DisplayState {
    /// Steps that are done.
    @Limited<SegmentCount> public var filledCount: Int
    /// Steps in all.
    @Limited<SegmentCount> public var totalCount: Int
    /// Whether a change moves before the customer's eyes, rather than being there at once.
    public var isAnimated: Bool

    public static let blank = Self(filledCount: 0, totalCount: 1)

    public init(filledCount: Int, totalCount: Int, isAnimated: Bool = true) {
        self.filledCount = filledCount
        self.totalCount = totalCount
        self.isAnimated = isAnimated
    }

    /// Steps done as they are drawn: no more than there are.
    var shownFilled: Int { min(filledCount, totalCount) }
}
