/// The progress of the bet slip to the next win boost.
public struct WinBoostProgress: Codable, Hashable, Sendable {
    /// Selections that count.
    @Limited<Quantity> public var selectionCount: Int
    /// Selections that the highest boost asks for.
    @Limited<Quantity> public var eligibleCount: Int
    /// The boost reached, in percent of the winnings; `nil` before the first.
    public var percentage: Percentage?
    /// The next boost, in percent; `nil` where there is no higher one.
    public var nextPercentage: Percentage?
    /// Decimal odds that a selection must have to count; `nil` where any will do.
    public var minimumOdds: Odds?
    /// The boost reached before the last selection came, in percent, and again once that leaves; `nil` for none.
    public var percentageBefore: Percentage?

    public init(
        selectionCount: Int, eligibleCount: Int, percentage: Percentage? = nil, nextPercentage: Percentage? = nil,
        minimumOdds: Odds? = nil, percentageBefore: Percentage? = nil
    ) {
        self.selectionCount = selectionCount
        self.eligibleCount = eligibleCount
        self.percentage = percentage
        self.nextPercentage = nextPercentage
        self.minimumOdds = minimumOdds
        self.percentageBefore = percentageBefore
    }

    /// Whether nothing more can be won by adding selections.
    package var isMaximum: Bool { nextPercentage == nil }

    /// Segments of the bar; no more than can be shown.
    package var segmentCount: Int { min(max(0, eligibleCount), Self.capacity) }

    /// Segments that are filled: all of them at the highest boost, even if selections could be added.
    package var filledCount: Int { isMaximum ? segmentCount : min(max(0, selectionCount), segmentCount) }

    /// Selections still to be added.
    package var missingCount: Int { max(0, max(0, eligibleCount) - max(0, selectionCount)) }

    private static let capacity = 100
}
