/// Decides which theme is chosen.
public protocol ThemeSwitcherViewModelProtocol: DisplayStateSource<ThemeSwitcherDisplayState> {
    /// Asks for a theme in place of the chosen one, which stays until it is in use.
    func selectTheme(_ mode: ThemeMode)
}
