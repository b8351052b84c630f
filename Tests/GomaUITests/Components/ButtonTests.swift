import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import TerminalKit

@MainActor
struct ButtonTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ model: ButtonViewModel, in environment: ViewEnvironment? = nil
    ) -> ComponentHarness<ButtonView> {
        let environment = environment ?? self.environment
        let view = ButtonView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 40, in: environment)
    }

    private func stage(_ state: ButtonDisplayState) -> ComponentHarness<ButtonView> {
        stage(ButtonViewModel(state, in: environment))
    }

    @Test func `a press is told to the model and then to the owner`() {
        let model = ButtonViewModel(.submit, in: environment)
        let stage = stage(model)
        var presses = 0
        model.onPress = { presses += 1 }

        stage.tab()
        stage.press(.enter)

        expect(presses, is: 1)
        expect(stage.calls, is: ["Button.press()"])
    }

    @Test func `a disabled button takes no focus and no click`() {
        let stage = stage(.solidDisabled)

        stage.tab()
        stage.click(x: 4, y: 1)

        #expect(!stage.view.isFocused)
        expectEmpty(stage.calls)
    }

    @Test func `a disabled model refuses a press from elsewhere`() {
        let model = ButtonViewModel(.solidDisabled, in: environment)
        var presses = 0
        model.onPress = { presses += 1 }

        model.press()

        expect(presses, is: 0)
    }

    @Test(arguments: [ButtonDisplayState.solid, .bordered, .transparent, .small])
    func `a press shows for a tenth of a second`(state: ButtonDisplayState) {
        let stage = stage(state)
        stage.tab()
        let atRest = stage.surface

        stage.press(.enter)
        stage.advance(by: .milliseconds(99))
        expect(stage.surface, isNot: atRest)

        stage.advance(by: .milliseconds(1))
        expect(stage.surface, is: atRest)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test(arguments: [ButtonDisplayState.solidDisabled, .small])
    func `what is under way turns before the title of its button, and is gone with its end`(state: ButtonDisplayState) {
        let stage = stage(state)
        stage.window.resize(to: Size(width: 40, height: 3))
        let atRest = stage.surface
        func isSeen(_ step: Int) -> Bool {
            stage.rows.contains { $0.contains("\(environment.glyphs.spinner[step].string) \(state.title)") }
        }

        stage.view.isBusy = true
        stage.window.update()
        #expect(isSeen(0))
        stage.advance(by: Spinner.interval)
        #expect(isSeen(1))
        stage.view.isBusy = false
        stage.window.update()

        expect(stage.surface, is: atRest)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test(arguments: [ButtonDisplayState.small, .learnMore], [2, 3])
    func `a low button gives up the blanks beside its title before letters`(state: ButtonDisplayState, more: Int) {
        let stage = stage(state)

        stage.window.resize(to: Size(width: DisplayText(state.title).width + more, height: 1))

        expect(stage.rows.first?.contains(state.title), is: true)
    }

    @Test func `without motion a press shows nothing`() {
        var environment = environment
        environment.reducesMotion = true
        let stage = stage(ButtonViewModel(.solid, in: environment), in: environment)
        stage.tab()
        let atRest = stage.surface

        stage.press(.enter)

        expect(stage.surface, is: atRest)
    }

    @Test func `a button that is reused while a press shows is at rest`() {
        let stage = stage(.solid)
        stage.tab()
        stage.press(.enter)
        stage.window.focus(nil)

        stage.view.prepareForReuse()
        stage.view.configure(with: ButtonViewModel(.solid, in: environment))

        expect(stage.surface, is: self.stage(.solid).surface)
    }

    @Test func `focus is a heavy border on a bordered button and a mark on the others`() {
        let stages = [stage(.cancel), stage(.small), stage(.learnMore)]

        stages.forEach { $0.tab() }

        expect(stages[0].rows, is: ["┏━━━━━━━━━━┓", "┃  Cancel  ┃", "┗━━━━━━━━━━┛"])
        expect(stages[1].rows, is: ["▌ Small button ▌"])
        expect(stages[2].rows, is: ["▌ Learn more"])
    }

    @Test func `nothing of a transparent button is left when it becomes solid`() {
        let model = ButtonViewModel(.learnMore, in: environment)
        let changed = stage(model)

        model.replaceState(.submit)
        changed.window.resize(to: Size(width: 12, height: 3))

        expect(changed.surface, is: stage(.submit).surface)
    }

    @Test func `custom roles apply only while the button is enabled`() {
        let model = ButtonViewModel(.redTheme, in: environment)
        let stage = stage(model)
        expect(stage.surface[4, 1].background, is: .role(.myTicketsLost))

        model.update { $0.isEnabled = false }

        expect(stage.surface[4, 1].background, is: .role(.buttonDisablePrimary))
        expect(stage.surface[4, 1].foreground, is: .role(.buttonTextDisablePrimary))
    }
}
