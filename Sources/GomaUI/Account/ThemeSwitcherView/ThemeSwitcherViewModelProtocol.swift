/// Decides which theme is chosen.
@MainActor
public protocol ThemeSwitcherViewModelProtocol: DisplayStateSource<ThemeSwitcherDisplayState> {
    /// Chooses a theme in place of the one that was chosen; the chosen one stays as it is.
    func selectTheme(_ mode: ThemeMode)
}
