import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct KeyHintBarTests {
    private static let hints = [
        KeyHint("Enter, Space", "open"), KeyHint("↑ ↓", "move"), KeyHint("?", "keys", isLasting: true),
        KeyHint("q", "quit", isLasting: true),
    ]

    private func bar(_ hints: [KeyHint] = Self.hints) -> KeyHintBar {
        let bar = KeyHintBar()
        bar.hints = hints
        return bar
    }

    private func row(width: Int, glyphs: Glyphs = .unicode, _ bar: KeyHintBar) -> String {
        ViewHarness(bar, width: width, height: 1, glyphs: glyphs).rows[0]
    }

    @Test func `keys stand with what they do in their order`() {
        expect(row(width: 80, bar()), is: "Enter, Space open   ↑ ↓ move   ? keys   q quit")
        expect(row(width: 80, glyphs: .ascii, bar()), contains: "Up Down move")
    }

    @Test func `for want of room the least important goes first, and what lasts goes last`() {
        expect(row(width: 44, bar()), is: "Enter, Space open   ? keys   q quit")
        expect(row(width: 34, bar()), is: "? keys   q quit")
        expect(row(width: 15, bar()), is: "? keys   q quit")
        expect(row(width: 14, bar()), is: "? keys")
        expect(row(width: 5, bar()), is: "")
    }

    @Test func `at no width is a hint cut`() {
        let whole = Set(Self.hints.map { "\($0.label) \($0.title)" })
        for width in 1...60 {
            let parts = row(width: width, bar()).split(separator: /\ {3,}/).map(String.init)

            #expect(whole.isSuperset(of: parts), "\(width): \(parts)")
        }
    }

    @Test func `the width that is said is the width that is drawn`() {
        for width in 1...60 {
            expect(bar().widths(in: width).whole, is: DisplayText(row(width: width, bar())).width, "\(width)")
        }
    }

    @Test func `a message takes the place of the keys, and gives it back`() {
        let bar = bar()
        let stage = ViewHarness(bar, width: 12, height: 1)

        bar.message = "placed for 10.00"
        expect(stage.rows, is: ["placed for…"])
        expect(bar.accessibilityText, is: "placed for 10.00")

        bar.message = nil
        expect(stage.rows, is: ["? keys"])
    }

    @Test(arguments: [
        (0, Key.enter), (6, .enter), (7, .character(" ")), (11, .character(" ")), (16, .character(" ")), (20, .up),
        (24, .down), (34, .character("?")),
    ])
    func `a click on a key, or on what it does, is that key`(column: Int, key: Key) {
        let stage = ViewHarness(bar(), width: 60, height: 1)
        let screen = stage.window.topController as? StaticScreen

        #expect(stage.mouse(.press(.left), x: column, y: 0))

        expect(screen?.unanswered, is: [KeyEvent(key)])
    }

    @Test func `a click between two hints, or on a message, is no key`() {
        let bar = bar()
        let stage = ViewHarness(bar, width: 60, height: 1)

        #expect(!stage.mouse(.press(.left), x: 18, y: 0))
        bar.message = "Enter, Space"
        #expect(!stage.mouse(.press(.left), x: 0, y: 0))
    }

    @Test func `another look of the message shows with the next frame`() {
        let bar = bar()
        bar.message = "saved"
        let stage = ViewHarness(bar, width: 10, height: 1)
        #expect(!stage.window.surface[0, 0].attributes.contains(.bold))

        bar.messageStyle = TextStyle(foreground: .terminalDefault, attributes: .bold)
        stage.window.update()

        #expect(stage.window.surface[0, 0].attributes.contains(.bold))
    }
}
