import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct ButtonTests {
    @Test func `Enter, Space and a click press it`() {
        var presses = 0
        let stage = ViewHarness(Button("Bet") { presses += 1 }, width: 9, height: 1)
        stage.window.focus(stage.root)

        stage.press(.enter)
        stage.press(.space)
        stage.mouse(.press(.left), x: 4, y: 0)

        expect(presses, is: 3)
    }

    @Test func `a button out of use or without an action is passed over`() {
        let (first, disabled, idle, last) = (Button("a") {}, Button("b") {}, Button("c"), Button("d") {})
        disabled.isEnabled = false
        let stage = ViewHarness(StackView([first, disabled, idle, last], spacing: 1), width: 40, height: 1)

        stage.window.focus(first)
        stage.press(.tab)
        #expect(stage.window.focusedView === last)
        stage.press(.left)
        #expect(stage.window.focusedView === first)
    }

    @Test(
        arguments: [
            (nil, true, false, ["   Bet"]), (nil, true, true, ["▌  Bet"]),
            (.light, true, false, ["╭───────╮", "│  Bet  │", "╰───────╯"]),
            (.light, true, true, ["┏━━━━━━━┓", "┃  Bet  ┃", "┗━━━━━━━┛"]),
            (.light, false, false, ["╭┄┄┄┄┄┄┄╮", "┆  Bet  ┆", "╰┄┄┄┄┄┄┄╯"]),
        ] as [(BorderStyle?, Bool, Bool, [String])])
    func `its state can be seen`(border: BorderStyle?, isEnabled: Bool, isFocused: Bool, rows: [String]) {
        let button = Button("Bet", border: border) {}
        button.isEnabled = isEnabled
        let stage = ViewHarness(button, width: 9, height: border == nil ? 1 : 3)

        stage.window.focus(isFocused ? button : nil)

        expect(stage.rows, is: rows)
    }

    @Test func `out of use it has the other look`() {
        let button = Button("Bet", style: TextStyle(foreground: .terminalDefault, attributes: .bold)) {}
        let stage = ViewHarness(button, width: 5, height: 1)
        expect(stage.window.surface[1, 0].attributes, is: .bold)

        button.isEnabled = false
        stage.window.update()
        expect(stage.window.surface[1, 0].attributes, is: .dim)
    }

    @Test func `another look shows with the next frame`() {
        let button = Button("Bet") {}
        let stage = ViewHarness(button, width: 5, height: 1)

        button.style = TextStyle(foreground: .terminalDefault, attributes: .bold)
        stage.window.update()

        expect(stage.window.surface[1, 0].attributes, is: .bold)
    }

    @Test func `its title keeps inside at every width`() {
        for width in 0...12 {
            let stage = ViewHarness(
                Button("日本語 bet", border: width.isMultiple(of: 2) ? .light : nil) {}, width: width, height: 3)
            expectEmpty(stage.window.surface.brokenCells)
        }
    }
}
