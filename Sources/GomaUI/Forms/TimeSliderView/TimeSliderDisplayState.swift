/// A few time ranges of which one applies.
public struct TimeSliderDisplayState: DisplayState {
    /// What is chosen by them, ready to read.
    public var title: String
    /// The ranges, from left to right.
    public var options: [TimeOption]
    /// Place of the one that applies; what lies outside counts as the nearer end.
    @Limited<Position> public var selectedIndex: Int
    /// Whether another one can be chosen.
    public var isEnabled: Bool

    public static let blank = Self(title: "", options: Array(repeating: TimeOption(title: ""), count: 3))

    public init(title: String, options: [TimeOption], selectedIndex: Int = 0, isEnabled: Bool = true) {
        self.title = title
        self.options = options
        self.selectedIndex = selectedIndex
        self.isEnabled = isEnabled
    }

    /// Place of the range that applies, among those there are.
    public var shownIndex: Int { min(max(selectedIndex, 0), max(0, options.count - 1)) }

    /// The range that applies; `nil` only where there is none.
    public var selectedOption: TimeOption? { options.isEmpty ? nil : options[shownIndex] }

    /// Has another range apply.
    /// - Returns: whether it does now, and did not before.
    @discardableResult
    public mutating func choose(at index: Int) -> Bool {
        guard isEnabled, options.indices.contains(index), index != shownIndex else { return false }
        selectedIndex = index
        return true
    }
}
