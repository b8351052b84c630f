/// The model of a theme switcher: asks its owner for the theme that is wanted, and chooses it once it is in use.
public final class ThemeSwitcherViewModel: ViewModel<ThemeSwitcherDisplayState>,
    ThemeSwitcherViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectTheme(_:)", selectTheme)]

    /// What the owner calls the theme of each mode; "system" is the one that it began with.
    public var themeNames: [ThemeMode: String] = [.light: "goma-light", .system: "system", .dark: "goma-dark"]

    public func selectTheme(_ mode: ThemeMode) { act(mode) { $0.wish(for: mode) } }

    override public func keepTime(for state: ThemeSwitcherDisplayState, after old: ThemeSwitcherDisplayState?) {
        let mode = state.wished ?? state.selected
        let theme = themeNames[mode] ?? mode.rawValue
        ask(to: ChangeTheme(theme: theme), about: theme, while: state.wished != nil) { [weak self] answer in
            self?.update { $0.endWish(answer.failure) }
        }
    }
}
