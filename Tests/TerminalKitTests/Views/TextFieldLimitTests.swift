import Expectations
import Testing

@testable import TerminalKit

/// What a field takes of what is too long, and what it says then.
@MainActor
@Suite struct TextFieldLimitTests {
    private let field = TextField()

    private func focused(_ text: String = "", width: Int = 21) -> ViewHarness {
        field.text = text
        let stage = ViewHarness(field, width: width, height: 1)
        stage.window.focus(field)
        return stage
    }

    @Test func `what is cut is said until the next key`() {
        field.maximumLength = 6
        let stage = focused()

        stage.window.send(.paste("1234567"))
        expect(stage.rows, is: ["▌123456        max. 6"])
        expect(field.accessibilityValue, is: "123456, max. 6")
        expect(stage.window.cursor, is: Point(x: 7, y: 0))

        stage.press(.left)
        expect(stage.rows, is: ["▌123456"])
        expect(field.accessibilityValue, is: "123456")
    }

    @Test func `what never shows takes no room from what is pasted with it`() {
        field.maximumLength = 5
        let stage = focused()

        stage.window.send(.paste("\u{FEFF}1\u{200B}23\u{1B}45"))

        expect(field.text, is: "12345")
        expect(stage.rows, is: ["▌12345"])
    }

    @Test func `it is said of a key too, and of one after the other`() {
        field.maximumLength = 2
        let stage = focused("ab")

        stage.type("c")
        expect(stage.rows, is: ["▌ab            max. 2"])
        stage.type("d")
        expect(stage.rows, is: ["▌ab            max. 2"])
        stage.press(.backspace)
        expect(stage.rows, is: ["▌a"])
        stage.type("b")
        expect(stage.rows, is: ["▌ab"])
    }

    @Test func `a mark joins the character before it in a full field too, and is left out where there is none`() {
        field.maximumLength = 2
        let stage = focused("ae")

        stage.type("\u{301}")
        expect(field.text, is: "ae\u{301}")
        expect(field.limitNotice.isEmpty, is: true)
        stage.window.send(.paste("\u{308}x"))
        expect(field.text, is: "ae\u{301}\u{308}")
        expect(field.limitNotice.isEmpty, is: false)
        stage.press(.home)
        stage.type("\u{301}")

        expect(field.text, is: "ae\u{301}\u{308}")
        expect(field.limitNotice.isEmpty, is: false)
    }

    @Test func `it is gone with the focus, and with another text`() {
        field.maximumLength = 2
        let stage = focused("ab")
        stage.type("c")

        stage.window.focus(nil)
        expect(field.limitNotice.isEmpty, is: true)

        stage.window.focus(field)
        stage.type("c")
        field.caretPlace = .end
        expect(field.limitNotice.isEmpty, is: true)
    }

    @Test(arguments: [(12, true), (11, false), (3, false), (1, false), (0, false)])
    func `where the text would have no room it is not said`(width: Int, isSaid: Bool) {
        field.maximumLength = 2
        let stage = focused("ab", width: width)

        stage.type("c")

        expect(stage.rows[0].contains("max."), is: isSaid)
        expectEmpty(stage.window.surface.brokenCells)
    }

    @Test(arguments: ["123456\n", "\n123456", "123456\r\n\r\n", "\u{2028}123456\u{85}"])
    func `line ends around what is pasted take no room and are no text, and those inside are blanks`(pasted: String) {
        field.maximumLength = 6
        let stage = focused()

        stage.window.send(.paste(pasted))
        expect(field.text, is: "123456")
        expect(field.limitNotice.isEmpty, is: true)

        stage.press(.control("u"))
        stage.window.send(.paste("12\n34\n"))
        expect(field.text, is: "12 34")
        expect(field.caret, is: 5)
    }

    @Test func `what is hidden stays hidden beside it`() {
        field.isMasked = true
        field.maximumLength = 3
        let stage = focused()

        stage.window.send(.paste("日本語語"))

        expect(stage.rows, is: ["▌•••           max. 3"])
    }

    @Test func `a character without end is no way around the limit`() {
        let stage = focused()

        stage.window.send(.paste("e" + String(repeating: "\u{301}", count: 1 << 20)))

        #expect(field.text.unicodeScalars.count <= EditableText.longestTypedCluster)
    }

    @Test(arguments: ["a", "日", "e\u{301}", "👩‍👩‍👧", "x ", "\u{301}", "\u{200B}"])
    func `a key at the limit costs the same, however much was pasted`(piece: String) {
        func work(pasting count: Int) -> Int {
            let field = TextField()
            let stage = ViewHarness(field, width: 21, height: 1)
            stage.window.focus(field)
            stage.window.send(.paste(String(repeating: piece, count: count)))
            let before = field.editor.content.workCount
            for _ in 0..<10 {
                stage.type("x")
                stage.press(.backspace)
                stage.press(.left)
            }
            return field.editor.content.workCount - before
        }

        expect(work(pasting: 2000), is: work(pasting: 100_000))
        #expect(work(pasting: 100_000) <= 10 * 40)
    }

    @Test func `what is kept for taking back is bounded, whatever is done`() {
        let stage = focused()
        for round in 0..<50 {
            stage.window.send(.paste(String(repeating: "\(round % 10)é", count: 10_000)))
            stage.press(.control("u"))
        }

        #expect(field.editor.historyBytes <= TextHistory.mostBytes)
        stage.press(KeyEvent(.character("z"), .alt))
        expect(field.text.count, is: TextField.defaultMaximumLength)
    }

    @Test(arguments: [(0, ""), (1, "a"), (2, "ab"), (5, "abc"), (-1, "")])
    func `a text is cut at a number of clusters`(most: Int, text: String) {
        expect("abc".fitting(clusters: most), is: text)
    }
}
