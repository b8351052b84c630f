import Expectations
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
        expect(knob.presses, is: 0)
    }

    @Test func `a focus inside stays while the view is not interactive, and answers to nothing`() {
        stage.window.moveFocus(.next)

        stage.root.isInteractive = false
        stage.window.update()
        let isTaken = stage.press(KeyEvent(.enter))

        expect(knob.isFocused, is: true)
        expect(isTaken, is: true)
        expect(knob.presses, is: 0)
        expectEmpty(knob.answeringBindings())

        stage.root.isInteractive = true
        stage.press(.enter)

        expect(knob.presses, is: 1)
    }

    @Test func `a view that looks other while it is not interactive is drawn anew`() {
        let sign = Sign()
        let stage = ViewHarness(sign, width: 3, height: 1)
        expect(stage.rows, is: ["on"])

        sign.isInteractive = false
        expect(stage.rows, is: ["off"])
        sign.isInteractive = true

        expect(stage.rows, is: ["on"])
    }

    /// A view that says whether it is interactive.
    private final class Sign: View {
        override func draw(in painter: Painter) {
            painter.draw(DisplayText(isInteractive ? "on" : "off"), at: .zero, style: .plain)
        }
    }
}
