import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@MainActor
@Suite struct TextFieldTests {
    private let field = TextField()

    /// The field alone in a window and with the focus; a column less is for text, because of the focus mark.
    private func focused(width: Int = 11, glyphs: Glyphs = .unicode) -> ViewHarness {
        let stage = ViewHarness(field, width: width, height: 1, glyphs: glyphs)
        stage.window.focus(field)
        return stage
    }

    @Test func `typed text stands before the caret`() {
        let stage = focused()

        stage.type("héllo 日")

        expect(field.text, is: "héllo 日")
        expect(field.caret, is: 7)
        expect(stage.rows, is: ["▌héllo 日"])
        expect(stage.window.cursor, is: Point(x: 9, y: 0))
    }

    @Test(
        arguments: [
            ([KeyEvent(.left), KeyEvent(.left)], "one two", 5), ([KeyEvent(.home)], "one two", 0),
            ([.control("a"), KeyEvent(.right)], "one two", 1), ([.control("a"), .control("e")], "one two", 7),
            ([KeyEvent(.home), KeyEvent(.end)], "one two", 7), ([KeyEvent(.backspace)], "one tw", 6),
            ([KeyEvent(.home), KeyEvent(.delete)], "ne two", 0), ([.control("w")], "one ", 4),
            ([.control("w"), .control("w")], "", 0), ([.control("u")], "", 0),
            ([KeyEvent(.left, .control)], "one two", 4),
            ([KeyEvent(.left, .control), KeyEvent(.left, .control)], "one two", 0),
            ([KeyEvent(.home), KeyEvent(.right, .control)], "one two", 3),
            ([KeyEvent(.home), KeyEvent(.right, .control), KeyEvent(.right, .control)], "one two", 7),
        ] as [([KeyEvent], String, Int)])
    func `keys move and delete`(keys: [KeyEvent], text: String, caret: Int) {
        field.text = "one two"
        let stage = focused()

        keys.forEach { stage.press($0) }

        expect(field.text, is: text)
        expect(field.caret, is: caret)
    }

    @Test func `clusters are deleted whole`() {
        field.text = "a👩‍👩‍👧e\u{301}"
        let stage = focused()

        stage.press(.backspace)
        expect(field.text, is: "a👩‍👩‍👧")

        stage.press(.backspace)
        expect(field.text, is: "a")
    }

    @Test func `a mark typed after a letter joins it`() {
        let stage = focused()

        stage.type("e\u{301}x")

        expect(field.text, is: "éx")
        expect(field.caret, is: 2)
    }

    @Test func `long text scrolls so that the caret is seen`() {
        let stage = focused(width: 6)

        stage.type("abcdefgh")
        expect(stage.rows, is: ["▌efgh"])
        expect(stage.window.cursor, is: Point(x: 5, y: 0))

        stage.press(.home)
        expect(stage.rows, is: ["▌abcde"])

        stage.press(.end)
        stage.press(.backspace)
        expect(stage.rows, is: ["▌defg"])
    }

    @Test func `text out of the focus shows its beginning`() {
        field.text = "abcdefgh"
        let stage = ViewHarness(field, width: 6, height: 1)

        expect(stage.rows, is: [" abcd…"])
    }

    @Test func `no width cuts a wide cluster or loses the caret`() {
        var generator = SeededGenerator(seed: 11)
        for width in 0...14 {
            let stage = focused(width: max(1, width))
            field.text = ""
            for _ in 0..<60 {
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: stage.press(.left)
                case 1: stage.press(.right)
                case 2: stage.press(.backspace)
                default: stage.type(["a", "日", "🇵🇹", "e\u{301}"].randomElement(using: &generator) ?? "")
                }
                expectEmpty(stage.window.surface.brokenCells)
                expect(stage.window.cursor, isNot: nil)
            }
        }
    }

    @Test func `pasted lines become one, and nothing in them harms`() {
        let stage = focused(width: 30)

        stage.window.send(.paste("one\r\ntwo\n\u{1B}[31mthree\u{202E}"))

        expect(field.text, is: "one two [31mthree")
        expect(field.caret, is: field.text.count)
    }

    @Test func `hidden text shows a mark for each cluster and keeps its words to itself`() {
        field.isMasked = true
        let stage = focused()

        stage.type("日 b")
        expect(stage.rows, is: ["▌•••"])

        stage.press(KeyEvent(.left, .control))
        expect(field.caret, is: 0)
        expect(field.accessibilityValue, is: "hidden")
    }

    @Test func `hidden text has the mark of its glyphs`() {
        field.isMasked = true
        field.text = "abc"

        expect(focused(glyphs: .ascii).rows, is: [">***"])
    }

    @Test func `an empty field shows what belongs there`() {
        field.placeholder = "Email address"
        let stage = focused(width: 9)

        expect(stage.rows, is: ["▌Email a…"])

        stage.type("x")
        expect(stage.rows, is: ["▌x"])
    }

    @Test func `a change can be refused`() {
        field.shouldChange = { $0.count <= 3 && $0.allSatisfy(\.isNumber) }
        var changes: [String] = []
        field.onChange = { changes.append($0) }
        let stage = focused()

        stage.type("12a34")
        stage.window.send(.paste("567"))

        expect(field.text, is: "123")
        expect(field.caret, is: 3)
        expect(changes, is: ["1", "12", "123"])
    }

    @Test func `a full field takes what there is room for, and tells`() {
        field.maximumLength = 5
        let stage = focused()

        stage.type("abc")
        stage.window.send(.paste("日e\u{301}xyz"))
        expect(field.text, is: "abc日é")
        expect(field.caret, is: 5)
        expect(field.limitNotice.isEmpty, is: false)

        stage.type("z")
        expect(field.text, is: "abc日é")
        expect(field.limitNotice.isEmpty, is: false)

        field.text = "longer than that"
        expect(field.text, is: "longer than that")
    }

    @Test func `a callback that asks may set the text itself`() {
        field.shouldChange = { [field] _ in
            field.text = "mine"
            return true
        }
        let stage = focused()

        stage.type("a")

        expect(field.text, is: "mine")
    }

    @Test func `a key in a long text touches what is near the caret`() {
        field.text = String(repeating: "日 ab", count: 10_000)
        field.maximumLength = .max
        let stage = focused()
        let before = field.editor.content.workCount

        stage.type("xyz")
        stage.press(.backspace)
        stage.press(.left)

        #expect(field.editor.content.workCount - before < 40)
        expect(stage.rows, is: ["▌ab日 abxy"])
    }

    @Test func `callbacks tell of the customer's doing alone`() {
        var log: [String] = []
        field.onChange = { log.append("change \($0)") }
        field.onSubmit = { log.append("submit \($0)") }
        field.onFocusChange = { log.append("focus \($0)") }
        let stage = focused()

        field.text = "set"
        stage.type("!")
        stage.press(.enter)
        stage.window.focus(nil)

        expect(log, is: ["focus true", "change set!", "submit set!", "focus false"])
    }

    @Test(arguments: [("abXcdef", 2), ("a", 1), ("", 0)])
    func `text set from outside keeps the caret before the same cluster`(text: String, caret: Int) {
        field.text = "abcdef"
        field.moveCaret(to: 2)

        field.text = text

        expect(field.caret, is: caret)
    }

    @Test func `a caret at the end stays there when a format adds to the text`() {
        let stage = focused()
        field.onChange = { [field] in field.text = $0 == "1000" ? "1,000" : $0 }

        stage.type("10005")

        expect(field.text, is: "1,0005")
    }

    @Test func `a click puts the caret where it is`() {
        field.text = "a日bc"
        let stage = ViewHarness(field, width: 12, height: 1)

        stage.mouse(.press(.left), x: 4, y: 0)
        expect(field.caret, is: 2)
        #expect(stage.window.focusedView === field)

        stage.mouse(.press(.left), x: 11, y: 0)
        expect(field.caret, is: 4)
    }

    @Test func `a field out of use takes nothing`() {
        let stage = focused()
        field.isEnabled = false

        stage.type("a")

        expectEmpty(field.text)
        #expect(!field.paste("b"))
        #expect(!field.canBecomeFocused)
    }

    @Test func `a border leaves a blank column beside the text`() {
        field.border = .light
        field.text = "jane"
        let stage = ViewHarness(field, width: 10, height: 3)

        expect(stage.rows, is: ["╭────────╮", "│ jane   │", "╰────────╯"])

        stage.window.focus(field)
        expect(stage.rows[0], is: "┏━━━━━━━━┓")
        expect(stage.window.cursor, is: Point(x: 6, y: 1))
    }

    @Test func `a border asks for a row above and one below the text`() {
        field.border = .light

        expect(field.sizeThatFits(Size(width: 80, height: 24)), is: Size(width: 24, height: 3))
    }

    @Test func `only keys with an effect are declared`() {
        let stage = focused()
        expect(field.keyBindings.map(\.title), is: ["type"])
        #expect(!stage.press(KeyEvent(.left)))
        #expect(!stage.press(KeyEvent(.enter)))

        stage.type("a")
        expect(field.keyBindings.map(\.title), contains: "delete left")
        expect(field.keyBindings.map(\.title), lacks: "delete right")
        // The text that is set here leaves nothing to undo.
        for binding in field.keyBindings where binding.trigger != .text && binding.title != "undo" {
            for key in binding.trigger.keys {
                field.text = "a"
                field.moveCaret(to: 1)
                #expect(stage.press(key))
                #expect(field.text != "a" || field.caret != 1 || field.editor.anchor != nil, "\(key)")
            }
        }
    }

    @Test func `the last word of what an empty field says is emphasized as soon as that is asked for`() {
        field.placeholder = "an event"
        let stage = ViewHarness(field, width: 11, height: 1)
        expect(stage.rows, is: [" an event"])

        field.placeholderEnd = .bold
        stage.window.update()

        let attributes = (1..<9).map { stage.window.surface[$0, 0].attributes }
        #expect(attributes[..<3].allSatisfy { $0 == .dim })
        #expect(attributes[3...].allSatisfy { $0 == [.dim, .bold] })
    }

    @Test func `another look of what an empty field says shows with the next frame`() {
        field.placeholder = "name"
        let stage = ViewHarness(field, width: 11, height: 1)
        #expect((1..<5).allSatisfy { stage.window.surface[$0, 0].attributes == .dim })

        field.placeholderStyle = TextStyle(foreground: .terminalDefault, attributes: .bold)
        stage.window.update()

        #expect((1..<5).allSatisfy { stage.window.surface[$0, 0].attributes == .bold })
    }

    @Test func `other words of an empty field show with the next frame`() {
        field.placeholder = "name"
        let stage = ViewHarness(field, width: 11, height: 1)
        expect(stage.rows, is: [" name"])

        field.placeholder = "event"

        expect(stage.rows, is: [" event"])
    }
}
