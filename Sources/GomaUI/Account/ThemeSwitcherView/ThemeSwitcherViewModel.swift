/// The model of a theme switcher: keeps the choice, and asks its owner for the theme.
public final class ThemeSwitcherViewModel: ViewModel<ThemeSwitcherDisplayState>,
    ThemeSwitcherViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectTheme(_:)", selectTheme)]

    /// What the owner calls the theme of each mode; "system" is the one that it began with.
    public var themeNames: [ThemeMode: String] = [.light: "goma-light", .system: "system", .dark: "goma-dark"]

    public func selectTheme(_ mode: ThemeMode) {
        record(mode)
        guard mode != currentDisplayState.selected else { return }
        update { $0.selected = mode }
        ask(to: ChangeTheme(theme: themeNames[mode] ?? mode.rawValue))
    }
}
