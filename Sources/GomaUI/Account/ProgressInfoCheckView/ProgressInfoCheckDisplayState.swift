/// The progress to a reward, in steps.
public struct ProgressInfoCheckDisplayState: DisplayState {
    /// What the steps lead to.
    public var reward: ProgressReward
    /// Beside its name; `nil` for none.
    public var icon: Pictogram?
    /// Steps that are done.
    @Limited<SegmentCount> public var completedCount: Int
    /// Steps that the reward asks for; none draws no bar.
    @Limited<SegmentCount> public var totalCount: Int
    /// Whether the reward can be had at all.
    public var isEnabled: Bool

    public static let blank = Self(
        .other(heading: "", title: "", text: ""), icon: nil, completedCount: 0, totalCount: 3)

    public init(
        _ reward: ProgressReward, icon: Pictogram? = .star, completedCount: Int, totalCount: Int,
        isEnabled: Bool = true
    ) {
        self.reward = reward
        self.icon = icon
        self.completedCount = completedCount
        self.totalCount = totalCount
        self.isEnabled = isEnabled
    }

    /// Whether all steps are done and the reward is there.
    public var isComplete: Bool { totalCount > 0 && completedCount >= totalCount }

    /// Steps that are still to be done.
    public var missingCount: Int { max(0, totalCount - completedCount) }
}

extension ProgressInfoCheckDisplayState: UnlabelledValues {
    package static var unlabelledValueCount: Int { 1 }
}
