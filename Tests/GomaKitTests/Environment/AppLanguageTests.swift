import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaKit

/// An app that changes its language while it runs.
@MainActor
struct AppLanguageTests {
    private let environment = ViewEnvironment()

    /// Two pills over the models that are given.
    private func content(_ models: [PillItemViewModel], in environment: ViewEnvironment) -> View {
        StackView(
            models.map { model in
                let view = PillItemView(environment: environment)
                view.configure(with: model)
                return view
            }, spacing: Spacing.sm)
    }

    @Test func `what keys do is said in the other language, and focus and models stay`() throws {
        let models = (1...2).map {
            PillItemViewModel(PillItemDisplayState(id: "\($0)", title: "Pill \($0)"), in: environment)
        }
        let app = RootController(content(models, in: environment), in: environment)
        let window = app.makeWindow(size: Size(width: 100, height: 6))
        window.update()
        window.send(.key(KeyEvent(.tab)))
        window.send(.key(KeyEvent(.enter)))
        window.update()
        let place = try #require(window.focusedView).convertToWindow(.zero)
        expect(window.surface.rows.last?.hasSuffix("Tab next part   ? keys   q quit"), is: true)

        var portuguese = environment
        portuguese.localization = Localization.portuguese
        let other = portuguese
        app.keys = [
            KeyBinding(KeyEvent(.character("l")), "language") { [weak app] in
                app?.show(content(models, in: other), in: other)
            }
        ]
        window.send(.key(KeyEvent(.character("l"))))
        window.update()

        let hints = try #require(window.surface.rows.last)
        for title in [KeyTitle.nextPart, .keys, .quit] {
            let words = other.text(title.text)
            expect(words, isNot: environment.text(title.text))
            expect(hints, contains: words)
        }
        expect(window.focusedView?.convertToWindow(.zero).origin, is: place.origin)
        window.send(.key(KeyEvent(.enter)))
        expect(
            environment.actionLog.actions.map(\.description),
            is: Array(repeating: "PillItem.toggleSelection()", count: 2)
        )
    }

    @Test func `a screen that is made again in another language has what keys do in it too`() {
        let model = PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
        let app = RootController(ViewController(showing: content([model], in: environment)), in: environment)
        let window = app.makeWindow(size: Size(width: 100, height: 6))
        window.update()
        expect(window.surface.rows.last?.hasSuffix("? keys   q quit"), is: true)

        var french = environment
        french.localization = Localization.french
        app.show(ViewController(showing: content([model], in: french)), in: french)
        window.update()

        expect(window.surface.rows.last?.hasSuffix("? touches   q quitter"), is: true)
    }

    @Test func `an app has the characters and the time of its environment`() {
        let environment = ViewEnvironment(glyphs: .ascii)
        let app = RootController(Label("Welcome"), in: environment)
        let window = app.makeWindow(size: Size(width: 10, height: 4))
        func lastRow() -> String {
            window.update()
            return window.surface.rows.last ?? ""
        }

        app.show(message: "Your choices are kept")
        expect(lastRow(), is: " Your c..")
        environment.scheduler.advance(by: .milliseconds(3999))
        expect(lastRow(), is: " Your c..")
        environment.scheduler.advance(by: .milliseconds(1))

        expect(lastRow(), lacks: "Your")
    }
}
