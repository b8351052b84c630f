/// The choice of a theme as the customer sees it.
public struct ThemeSwitcherDisplayState: DisplayState {
    /// The chosen one.
    public var selected: ThemeMode

    public static let blank = Self(selected: .system)

    public init(selected: ThemeMode) { self.selected = selected }
}
