/// Steps done out of some, such as selections on the way to a boost.
public struct ProgressSegmentsDisplayState: DisplayState {
    /// Steps that are done.
    @Limited<SegmentCount> public var filledCount: Int
    /// Steps in all, a hundred at most.
    @Limited<SegmentCount> public var totalCount: Int
    /// Whether a change moves before the customer's eyes, rather than being there at once.
    public var isAnimated: Bool

    /// The most steps that are told apart.
    static let capacity = 100

    public static let blank = Self(filledCount: 0, totalCount: 1)

    public init(filledCount: Int, totalCount: Int, isAnimated: Bool = true) {
        self.filledCount = filledCount
        self.totalCount = totalCount
        self.isAnimated = isAnimated
    }
}

/// What may happen to steps.
extension ProgressSegmentsDisplayState {
    /// Steps in all as they are drawn.
    var shownTotal: Int { min(max(0, totalCount), Self.capacity) }
    /// Steps done as they are drawn.
    var shownFilled: Int { min(max(0, filledCount), shownTotal) }

    /// One more is done; the last one stays the last.
    public mutating func fillNext() { filledCount = min(shownFilled + 1, shownTotal) }

    /// As many steps in all, of which no more are done than there are.
    public mutating func resize(to count: Int) {
        totalCount = min(max(0, count), Self.capacity)
        filledCount = shownFilled
    }
}
