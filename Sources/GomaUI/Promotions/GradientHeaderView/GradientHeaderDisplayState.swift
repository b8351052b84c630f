import TerminalKit

/// The coloured head of a promotion's page.
public struct GradientHeaderDisplayState: DisplayState {
    /// The headline on it.
    public var title: String
    /// The colours below the headline, from left to right. The headline is in the ink of buttons, so they are roles on which
    /// that reads well; without any the ground is that of cards.
    public var stops: [GradientStop]

    public static let blank = Self(title: "", stops: [])

    public init(title: String, stops: [GradientStop] = .orangeToRed) {
        self.title = title
        self.stops = stops
    }
}

extension [GradientStop] {
    /// From orange to red.
    public static let orangeToRed = [
        GradientStop(role: .highlightPrimary, place: 0), GradientStop(role: .alertError, place: 1),
    ]
    /// From blue to cyan.
    public static let blueToCyan = [
        GradientStop(role: .highlightTertiary, place: 0), GradientStop(role: .alertSuccess, place: 1),
    ]
    /// From purple, which lies half way from blue to pink, to pink.
    public static let purpleToPink = [
        GradientStop(role: .highlightTertiary, place: -1), GradientStop(role: .alertError, place: 1),
    ]
    /// From green to yellow.
    public static let greenToYellow = [
        GradientStop(role: .highlightSecondary, place: 0), GradientStop(role: .alertWarning, place: 1),
    ]
}
