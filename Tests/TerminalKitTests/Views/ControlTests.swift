import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct ControlTests {
    private let knob = Knob("one")

    @Test func `a control that fades is drawn fainter while it is out of use`() {
        knob.embed(Label("odds"))
        knob.fadesWhenDisabled = true
        let stage = ViewHarness(knob, width: 6, height: 1)
        #expect(!isDim(stage))

        knob.isEnabled = false
        #expect(isDim(stage))
        expect(stage.rows, is: ["odds"])

        knob.isEnabled = true
        #expect(!isDim(stage))
    }

    @Test func `what fades has fainter grounds, and one ink on all of them`() {
        let (page, ground, ink) = (ColorRole(number: 1), ColorRole(number: 2), ColorRole(number: 3))
        let badge = Label("odds")
        badge.background = .role(ground)
        knob.embed(badge)
        knob.fadesWhenDisabled = true
        knob.disabledInk = ink
        knob.pageRole = page
        let stage = ViewHarness(knob, width: 6, height: 1)
        expect(stage.window.surface[1, 0].background, is: .role(ground))

        knob.isEnabled = false
        stage.window.update()

        expect(stage.window.surface[1, 0].background, is: ColorReference.role(ground).faint(on: .role(page)))
        expect(stage.window.surface[1, 0].background, isNot: .role(ground))
        expect(stage.window.surface[1, 0].foreground, is: .role(ink))
    }

    @Test func `other controls show by their parts that they are out of use`() {
        knob.embed(Label("odds"))
        let stage = ViewHarness(knob, width: 6, height: 1)

        knob.isEnabled = false

        #expect(!isDim(stage))
    }

    @Test func `the right button does the second thing there is to do, and nothing where there is none`() {
        let card = Card()
        let stage = ViewHarness(StackView([card, knob]), width: 6, height: 1)

        #expect(stage.mouse(.press(.right), x: 1, y: 0))
        expect(card.done, is: ["more"])
        expect(card.isFocused, is: true)
        #expect(stage.mouse(.press(.left), x: 1, y: 0))
        expect(card.done, is: ["more", "open"])
        #expect(!stage.mouse(.press(.right), x: 4, y: 0))

        expect(knob.presses, is: 0)
        expect(card.isFocused, is: true)
    }

    @Test func `the middle button presses nothing, and leaves the focus where it is`() {
        let stage = ViewHarness(StackView([Card(), knob]), width: 6, height: 1)

        #expect(!stage.mouse(.press(.middle), x: 4, y: 0))

        #expect(knob.presses == 0 && stage.window.focusedView == nil)
    }

    @Test func `a click that leads elsewhere leaves the focus there`() {
        let button = Button("go")
        let stage = ViewHarness(StackView([button, knob]), width: 9, height: 1)
        let (window, other) = (stage.window, knob)
        button.action = { [weak window] in window?.focus(other) }

        #expect(stage.mouse(.press(.left), x: 1, y: 0))

        expect(knob.isFocused, is: true)
        expect(knob.presses, is: 0)
    }

    /// Opens, and has more to do.
    private final class Card: Control {
        private(set) var done: [String] = []

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 1) }

        override var keyBindings: [KeyBinding] {
            [
                KeyBinding(.activate, "open") { [self] _ in done.append("open") },
                KeyBinding(.more, "more") { [self] _ in done.append("more") },
            ]
        }
    }

    private func isDim(_ stage: ViewHarness) -> Bool {
        stage.window.update()
        return stage.window.surface[1, 0].attributes.contains(.dim)
    }
}
