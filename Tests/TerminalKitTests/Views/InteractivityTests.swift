import Testing

@testable import TerminalKit

@MainActor
@Suite struct InteractivityTests {
    private let knob = Knob("knob")
    private let stage: ViewHarness

    init() { stage = ViewHarness(StackView([knob]), width: 3, height: 1) }

    @Test func `what is inside a view that is not interactive takes neither focus nor clicks`() {
        stage.root.isInteractive = false

        stage.window.moveFocus(.next)
        stage.mouse(.press(.left), x: 1, y: 0)

        #expect(!knob.isFocused)
        #expect(knob.presses == 0)
    }

    @Test func `a focus inside stays while the view is not interactive, and answers to nothing`() {
        stage.window.moveFocus(.next)

        stage.root.isInteractive = false
        stage.window.update()
        let isTaken = stage.press(KeyEvent(.enter))

        #expect(knob.isFocused && isTaken)
        #expect(knob.presses == 0)
        #expect(knob.answeringBindings().isEmpty)

        stage.root.isInteractive = true
        stage.press(.enter)

        #expect(knob.presses == 1)
    }
}
