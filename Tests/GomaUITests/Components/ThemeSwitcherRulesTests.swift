import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Themes that are chosen.
@MainActor
struct ThemeSwitcherRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a theme is chosen up and down, and the same one asks for nothing`() {
        let model = ThemeSwitcherViewModel(ThemeSwitcherDisplayState(selected: .system), in: environment)

        for mode in [ThemeMode.dark, .dark, .light, .system, .system] { model.selectTheme(mode) }

        #expect(
            environment.owner.requests.compactMap { ($0.request as? ChangeTheme)?.theme }
                == ["goma-dark", "goma-light", "system"])
    }
}
