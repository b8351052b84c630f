/// The coloured head of a promotion's page.
public struct GradientHeaderDisplayState: DisplayState {
    /// The headline on it.
    public var title: String
    /// The colours below the headline, from left to right. The headline is in the ink of buttons, so they are roles on which
    /// that reads well; without any the ground is that of cards.
    public var stops: [GradientStop]

    public static let blank = Self(title: "", stops: [])

    public init(title: String, stops: [GradientStop] = .orange) {
        self.title = title
        self.stops = stops
    }
}

/// No colour with a meaning is among them: what looks like a success or an error is one.
extension [GradientStop] {
    /// From the brand's orange to a lighter one.
    public static let orange = [
        GradientStop(role: .backgroundGradientDark, place: 0), GradientStop(role: .backgroundGradientLight, place: 1),
    ]
    /// From blue to teal.
    public static let blueToTeal = [
        GradientStop(role: .highlightTertiary, place: 0), GradientStop(role: .statsAway, place: 1),
    ]
    /// From gold to orange.
    public static let goldToOrange = [
        GradientStop(role: .statsHome, place: 0), GradientStop(role: .highlightPrimary, place: 1),
    ]
    /// From teal to gold.
    public static let tealToGold = [
        GradientStop(role: .statsAway, place: 0), GradientStop(role: .statsHome, place: 1),
    ]
}
