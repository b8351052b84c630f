import Testing

@testable import TerminalKit

@MainActor
@Suite struct InteractivityTests {
    private let knob = Knob("knob")
    private let stage: Stage

    init() { stage = Stage(StackView([knob]), width: 3, height: 1) }

    @Test func `what is inside a view that is not interactive takes neither focus nor clicks`() {
        stage.root.isInteractive = false

        stage.window.moveFocus(.next)
        stage.mouse(.press(.left), x: 1, y: 0)

        #expect(!knob.isFocused)
        #expect(knob.presses == 0)
    }

    @Test func `a focus inside is given up when a view stops being interactive`() {
        stage.window.moveFocus(.next)
        #expect(knob.isFocused)

        stage.root.isInteractive = false
        stage.window.update()

        #expect(!knob.isFocused)
    }
}
