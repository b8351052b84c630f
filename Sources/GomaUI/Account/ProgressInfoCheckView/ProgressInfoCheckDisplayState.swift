/// The progress to a reward, in words and in steps.
public struct ProgressInfoCheckDisplayState: DisplayState {
    /// What the customer is told first, such as "Almost there!".
    public var heading: String
    /// The reward.
    public var title: String
    /// What is still to be done for it.
    public var subtitle: String
    /// Beside the title; `nil` for none.
    public var icon: Pictogram?
    /// Steps that are done.
    @Limited<SegmentCount> public var completedCount: Int
    /// Steps that the reward asks for; none draws no bar.
    @Limited<SegmentCount> public var totalCount: Int
    /// Whether the reward can be had at all.
    public var isEnabled: Bool

    public static let blank = Self(heading: "", title: "", subtitle: "", icon: nil, completedCount: 0, totalCount: 3)

    public init(
        heading: String, title: String, subtitle: String, icon: Pictogram? = .star, completedCount: Int,
        totalCount: Int, isEnabled: Bool = true
    ) {
        self.heading = heading
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.completedCount = completedCount
        self.totalCount = totalCount
        self.isEnabled = isEnabled
    }
}

extension ProgressInfoCheckDisplayState {
    /// Whether all steps are done and the reward is there.
    public var isComplete: Bool { totalCount > 0 && completedCount >= totalCount }
}
