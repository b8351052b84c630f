/// One title and value of a bet's summary.
public struct BetSummaryRowDisplayState: DisplayState {
    public var title: BetSummaryTitle
    public var value: BetSummaryValue
    public var isEnabled: Bool

    public static let blank = Self(.text(""), .none)

    public init(_ title: BetSummaryTitle, _ value: BetSummaryValue, isEnabled: Bool = true) {
        self.title = title
        self.value = value
        self.isEnabled = isEnabled
    }
}

extension BetSummaryRowDisplayState: UnlabelledValues {
    package static var unlabelledValueCount: Int { 2 }
}
