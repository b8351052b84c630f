/// One title and value of a bet's summary.
public struct BetSummaryRowDisplayState: DisplayState, UnlabelledValues {
    /// What the value is.
    public var title: BetSummaryTitle
    /// The amount or the odds, or that there is none.
    public var value: BetSummaryValue
    /// Whether the row counts; a disabled one is faint.
    public var isEnabled: Bool

    public static let blank = Self(.text(""), .none)

    public init(_ title: BetSummaryTitle, _ value: BetSummaryValue, isEnabled: Bool = true) {
        self.title = title
        self.value = value
        self.isEnabled = isEnabled
    }

    package static var unlabelledValueCount: Int { 2 }
}
