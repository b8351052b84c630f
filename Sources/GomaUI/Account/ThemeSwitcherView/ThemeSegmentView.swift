import TerminalKit

/// The place of one theme in the switcher: takes the focus and the press; the switcher draws what it shows.
final class ThemeSegmentView: Control {
    private let environment: ViewEnvironment
    private let mode: ThemeMode
    /// Called when the theme is chosen; without it the segment does not take the focus.
    var onActivate: (() -> Void)?

    init(_ mode: ThemeMode, in environment: ViewEnvironment) {
        self.mode = mode
        self.environment = environment
        super.init()
        accessibilityIdentifier = "theme-\(mode.rawValue)"
        accessibilityLabel = environment.text(mode.title)
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 4, height: 1) }

    override var keyBindings: [KeyBinding] {
        guard onActivate != nil else { return [] }
        return [KeyBinding(.activate, environment.text(.keyChooseTheme)) { [self] in onActivate?() }]
    }
}
