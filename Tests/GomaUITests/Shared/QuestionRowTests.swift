import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import TerminalKit

/// Where the focus goes for a question, and afterwards.
@MainActor
struct QuestionRowTests {
    private let row = QuestionRow(keepTitle: "keep", confirmTitle: "confirm")
    private let first = TextLink(actionTitle: "first")
    private let second = TextLink(actionTitle: "second")
    private let question = QuestionRow.Question("Is it meant?", keep: "No", confirm: "Yes")

    private func makeWindow() -> Window {
        for link in [first, second] { link.render(link.actionTitle, leadsOn: true, isEnabled: true) }
        let stack = StackView([first, second, row], axis: .vertical)
        let window = Window(size: Size(width: 30, height: 6), root: ViewController(showing: stack))
        window.update()
        return window
    }

    @Test func `a question begins at the harmless answer, and its end leads back to where it came from`() {
        let window = makeWindow()
        window.moveFocus(to: first)

        row.render(question, from: [first, second])
        window.update()
        expect(window.focusedView?.accessibilityIdentifier, is: "keep")
        first.isHidden = true
        row.render(nil, from: [first, second])
        window.update()

        #expect(window.focusedView === second)
    }

    @Test func `the focus stays elsewhere while a question comes and goes`() {
        let window = makeWindow()
        window.moveFocus(to: second)

        row.render(question, from: [first])
        window.update()
        #expect(window.focusedView === second)
        row.render(nil, from: [first])
        window.update()

        #expect(window.focusedView === second)
    }
}
