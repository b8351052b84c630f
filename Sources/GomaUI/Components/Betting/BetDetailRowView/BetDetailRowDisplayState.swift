/// One line of a bet's details.
public struct BetDetailRowDisplayState: DisplayState {
    public var label: String
    /// Not shown by a header.
    public var value: BetDetailValue
    public var style: BetDetailRowStyle
    public var corners: CardCorners

    public static let blank = Self(label: "", value: .text(""))

    public init(
        label: String, value: BetDetailValue, style: BetDetailRowStyle = .standard, corners: CardCorners = .none
    ) {
        self.label = label
        self.value = value
        self.style = style
        self.corners = corners
    }
}
