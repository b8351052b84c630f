import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// Themes that are chosen.
@MainActor
struct ThemeSwitcherRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a theme is chosen up and down, and the same one asks for nothing`() {
        let model = ThemeSwitcherViewModel(ThemeSwitcherDisplayState(selected: .system), in: environment)

        for mode in [ThemeMode.dark, .dark, .light, .system, .system] {
            model.selectTheme(mode)
            environment.wait(.milliseconds(100))
        }

        expect(
            environment.owner.requests.compactMap { ($0.request as? ChangeTheme)?.theme },
            is: ["goma-dark", "goma-light", "system"])
    }

    @Test func `a theme is chosen once it is in use, and no other can be wanted meanwhile`() {
        expectAnswer(
            after: 100, waiting: "system dark", given: "dark", refused: "system refused", silence: "system noAnswer"
        ) {
            environment, server in
            let model = ThemeSwitcherViewModel(.system, in: environment)
            model.environment.owner.script = server
            for mode in [ThemeMode.dark, .light, .system] { model.selectTheme(mode) }
            return {
                let state = model.currentDisplayState
                return [state.selected.rawValue, state.wished?.rawValue, state.failure.map { "\($0)" }]
                    .compactMap(\.self).joined(separator: " ")
            }
        }
    }

    @Test func `what was wanted in vain is forgotten when the chosen one is pressed, or another is in use`() {
        var state = ThemeSwitcherDisplayState.notChanged
        state.select(.light)
        expect(state, is: .light)
        state = .notChanged
        state.wish(for: .light)
        expect(state, is: .light)
        state = .notChanged
        state.wish(for: .dark)
        expect(state.wished, is: .dark)
        expect(state.selected, is: .light)
        state.endWish(.noAnswer)

        expect(state, is: ThemeSwitcherDisplayState(selected: .light, failure: .noAnswer))
    }

    @Test func `a theme that has come into use meanwhile was not asked for in vain`() {
        var state = ThemeSwitcherDisplayState.light
        state.wish(for: .dark)

        state.select(.dark)
        state.endWish(.noAnswer)

        expect(state, is: ThemeSwitcherDisplayState(selected: .dark))
    }

    @Test func `the block stays behind the old mode until the answer has come`() {
        let model = ThemeSwitcherViewModel(.system, in: environment)
        let view = ThemeSwitcherView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)
        let before = stage.rows[0]

        model.selectTheme(.dark)
        stage.advance(by: .zero)
        expect(stage.rows[0].hasPrefix(before), is: true)
        expect(stage.rows[0].hasSuffix("⠋"), is: true)
        expect(ReadingText.lines(of: view), is: ["› Light", "› System, selected", "› Dark, asked for"])
        stage.advance(by: .milliseconds(100))
        expect(ReadingText.lines(of: view).last, is: "› Dark, selected")
    }

    @Test func `the block goes to another mode in its time, and is behind that of another model at once`() {
        let view = ThemeSwitcherView(environment: environment)
        view.configure(with: ThemeSwitcherViewModel(ThemeSwitcherDisplayState(selected: .system), in: environment))
        let stage = ComponentHarness(view, width: 40, in: environment)
        let model = ThemeSwitcherViewModel(ThemeSwitcherDisplayState(selected: .dark), in: environment)

        view.configure(with: model)
        #expect(environment.isAtRest)
        let before = stage.surface
        model.update { $0.select(.light) }

        expect(environment.around(.milliseconds(200)) { environment.isAtRest }, is: [false, true])
        expect(stage.surface, isNot: before)
    }

    @Test func `a block on its way is at rest at once where another model takes its place`() {
        let model = ThemeSwitcherViewModel(ThemeSwitcherDisplayState(selected: .system), in: environment)
        let view = ThemeSwitcherView(environment: environment)
        view.configure(with: model)
        model.update { $0.select(.light) }
        environment.wait(.milliseconds(100))
        #expect(!environment.isAtRest)

        view.configure(with: ThemeSwitcherViewModel(ThemeSwitcherDisplayState(selected: .dark), in: environment))

        #expect(environment.isAtRest)
    }
}
