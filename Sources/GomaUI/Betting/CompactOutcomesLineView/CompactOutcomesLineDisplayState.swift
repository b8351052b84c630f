/// The prices of one market in a row that is three rows high.
public struct CompactOutcomesLineDisplayState: DisplayState {
    /// Two or three outcomes, from left to right; what lies beyond is not shown.
    public var outcomes: [OutcomeItemDisplayState]

    public static let blank = Self(outcomes: [])

    public init(outcomes: [OutcomeItemDisplayState]) { self.outcomes = outcomes }
}
