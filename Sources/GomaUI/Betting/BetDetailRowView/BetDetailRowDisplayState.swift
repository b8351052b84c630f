/// One line of a bet's details.
public struct BetDetailRowDisplayState: DisplayState {
    /// What the value is, such as "Stake".
    public var label: BetDetailLabel
    /// The value at the right; not shown by a header.
    public var value: BetDetailValue
    /// How much the row stands out.
    public var style: BetDetailRowStyle
    /// Which corners of its card it has, for a row at an end of that.
    public var corners: CardCorners

    public static let blank = Self(label: .text(""), value: .text(""))

    public init(
        label: BetDetailLabel, value: BetDetailValue, style: BetDetailRowStyle = .standard, corners: CardCorners = .none
    ) {
        self.label = label
        self.value = value
        self.style = style
        self.corners = corners
    }
}
