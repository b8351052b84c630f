import Expectations
import Testing

@testable import TerminalKit

/// What is selected in a field, what can be undone, and pastes of any length.
@MainActor
@Suite struct TextFieldEditingTests {
    private let field = TextField()

    private func focused(_ text: String = "", width: Int = 21) -> ViewHarness {
        field.text = text
        let stage = ViewHarness(field, width: width, height: 1)
        stage.window.focus(field)
        return stage
    }

    private nonisolated static let undo = KeyEvent.control("_")
    private nonisolated static let redo = KeyEvent.control("y")

    private func press(_ keys: [KeyEvent], on stage: ViewHarness) { keys.forEach { stage.press($0) } }

    /// Columns of the first row that are drawn reversed.
    private func reversed(_ stage: ViewHarness) -> [Int] {
        stage.window.update()
        return (0..<stage.window.size.width).filter {
            stage.window.surface[$0, 0].attributes.contains(.reverse)
        }
    }

    // MARK: Selection

    @Test(
        arguments: [
            ([KeyEvent(.left, .shift), KeyEvent(.left, .shift)], 5..<7),
            ([KeyEvent(.home, .shift)], 0..<7), ([KeyEvent(.home), KeyEvent(.end, .shift)], 0..<7),
            ([KeyEvent(.left, [.control, .shift])], 4..<7), ([KeyEvent(.left, [.alt, .shift])], 4..<7),
            ([KeyEvent(.home), KeyEvent(.right, [.control, .shift])], 0..<3),
            ([KeyEvent(.character("a"), .alt)], 0..<7),
            ([KeyEvent(.left, .shift), KeyEvent(.right, .shift)], 7..<7),
            ([KeyEvent(.left, .shift), KeyEvent(.left)], 6..<6),
            ([KeyEvent(.left, .shift), KeyEvent(.right)], 7..<7),
            ([KeyEvent(.character("a"), .alt), .control("e")], 7..<7),
        ] as [([KeyEvent], Range<Int>)])
    func `keys with Shift select`(keys: [KeyEvent], selection: Range<Int>) {
        let stage = focused("one two")

        press(keys, on: stage)

        expect(field.editor.selection, is: selection)
        expect(reversed(stage), is: selection.map { $0 + 1 })
    }

    @Test(
        arguments: [
            (KeyEvent(.backspace), "one "), (KeyEvent(.delete), "one "), (.control("w"), "one "),
            (.control("k"), "one "), (KeyEvent(.character("d"), .alt), "one "), (.control("u"), ""),
            (KeyEvent(.character("x")), "one x"),
        ] as [(KeyEvent, String)])
    func `what is selected is taken out or replaced`(key: KeyEvent, text: String) {
        let stage = focused("one two")
        stage.press(KeyEvent(.left, [.control, .shift]))

        stage.press(key)

        expect(field.text, is: text)
        #expect(field.caret == text.count && field.editor.anchor == nil)
    }

    @Test(
        arguments: [
            ([.control("k")], "one two", 7), ([KeyEvent(.home), .control("k")], "", 0),
            ([KeyEvent(.home), KeyEvent(.character("d"), .alt)], " two", 0),
            ([KeyEvent(.backspace, .alt)], "one ", 4), ([KeyEvent(.home), .control("d")], "ne two", 0),
            ([KeyEvent(.left, .alt)], "one two", 4), ([KeyEvent(.character("b"), .alt)], "one two", 4),
            ([KeyEvent(.home), KeyEvent(.character("f"), .alt)], "one two", 3),
        ] as [([KeyEvent], String, Int)])
    func `the keys of a shell's line do what they do there`(keys: [KeyEvent], text: String, caret: Int) {
        let stage = focused("one two")

        press(keys, on: stage)

        expect(field.text, is: text)
        expect(field.caret, is: caret)
    }

    @Test func `what is selected of wide and long text shows as far as it is in view`() {
        let stage = focused("日本日本日本", width: 7)

        stage.press(KeyEvent(.home, .shift))
        expect(stage.rows, is: ["▌日本日"])
        expect(reversed(stage), is: [1, 2, 3, 4, 5, 6])

        press([KeyEvent(.end), KeyEvent(.left, .shift)], on: stage)
        expect(stage.rows, is: ["▌日本"])
        expect(reversed(stage), is: [3, 4])
    }

    @Test func `hidden text is selected without telling more of it`() {
        field.isMasked = true
        let stage = focused("日 b")

        stage.press(KeyEvent(.left, [.control, .shift]))

        expect(stage.rows, is: ["▌•••"])
        expect(reversed(stage), is: [1, 2, 3])
        stage.type("x")
        expect(field.text, is: "x")
    }

    @Test func `what is selected shows while the field has the focus`() {
        let stage = focused("one")
        stage.press(KeyEvent(.home, .shift))

        stage.window.focus(nil)
        expectEmpty(reversed(stage))

        stage.window.focus(field)
        expect(reversed(stage), is: [1, 2, 3])
    }

    @Test func `dragging the mouse selects, also beyond the field`() {
        let stage = focused("one two")

        stage.mouse(.press(.left), x: 5, y: 0)
        stage.mouse(.drag(.left), x: 3, y: 0)
        expect(field.editor.selection, is: 2..<4)
        expect(field.caret, is: 2)
        stage.mouse(.release(.left), x: 2, y: 0)
        expect(field.editor.selection, is: 1..<4)
        expect(field.caret, is: 1)

        stage.mouse(.press(.left), x: 5, y: 0)
        stage.mouse(.release(.left), x: 20, y: 0)
        expect(field.editor.selection, is: 4..<7)
        expect(field.caret, is: 7)

        stage.mouse(.press(.left), x: 2, y: 0)
        stage.mouse(.release(.left), x: 2, y: 0)
        #expect(field.editor.anchor == nil && field.caret == 1)
    }

    @Test func `dragging beyond the left edge brings what stands there into view, as long as the mouse moves`() {
        let stage = focused("0123456789", width: 6)
        expect(stage.rows, is: ["▌6789"])

        stage.mouse(.press(.left), x: 1, y: 0)
        for _ in 0..<2 { stage.mouse(.drag(.left), x: 0, y: 0) }
        stage.mouse(.release(.left), x: 0, y: 0)

        expect(stage.rows, is: ["▌45678"])
        expect(field.editor.selection, is: 4..<6)
        expect(field.caret, is: 4)
    }

    @Test func `dragging back over text that it has scrolled selects up to what is under the mouse`() {
        let stage = focused("0123456789", width: 6)
        stage.press(.home)

        stage.mouse(.press(.left), x: 1, y: 0)
        stage.mouse(.drag(.left), x: 8, y: 0)
        expect(stage.rows, is: ["▌34567"])
        stage.mouse(.drag(.left), x: 3, y: 0)

        expect(field.editor.selection, is: 0..<5)
        expect(field.caret, is: 5)
    }

    @Test(arguments: [(Key.home, 8, 6), (.end, 1, 5)])
    func `a click beside a long text selects nothing, though the text may scroll for it`(end: Key, x: Int, caret: Int) {
        field.border = .light
        field.text = "0123456789"
        let stage = ViewHarness(field, width: 10, height: 3)
        stage.window.focus(field)
        stage.press(end)

        stage.mouse(.press(.left), x: x, y: 1)
        stage.mouse(.release(.left), x: x, y: 1)

        #expect(field.editor.anchor == nil && field.caret == caret)
    }

    @Test func `dragging selects nothing once the button has been let go of`() {
        let stage = focused("one two")
        stage.mouse(.press(.left), x: 5, y: 0)
        stage.mouse(.release(.left), x: 3, y: 0)

        #expect(!field.handle(MouseEvent(.drag(.left), at: Point(x: 7, y: 0))))

        expect(field.editor.selection, is: 2..<4)
    }

    @Test func `a text that the program sets while the button is held is not selected by it`() {
        let stage = focused("one two")
        stage.mouse(.press(.left), x: 5, y: 0)

        field.text = "three four"

        #expect(!stage.mouse(.drag(.left), x: 2, y: 0))
        #expect(field.editor.anchor == nil && field.caret == 4)
    }

    @Test func `where the caret is put for another text while the button is held, nothing is selected by it`() {
        let stage = focused("one two")
        stage.mouse(.press(.left), x: 5, y: 0)

        field.caretPlace = .end

        #expect(!stage.mouse(.drag(.left), x: 2, y: 0))
        #expect(field.editor.anchor == nil && field.caret == 7)
    }

    @Test func `a click with Shift selects from the caret on, where the field had the focus`() {
        let stage = focused("one two")
        func click(_ x: Int) {
            for action in [MouseEvent.Action.press(.left), .release(.left)] {
                stage.window.send(.mouse(MouseEvent(action, at: Point(x: x, y: 0), modifiers: .shift)))
            }
        }

        click(3)
        expect(field.editor.selection, is: 2..<7)
        expect(field.caret, is: 2)
        click(6)
        expect(field.editor.selection, is: 5..<7)
        expect(field.caret, is: 5)
        stage.window.focus(nil)
        click(4)

        #expect(field.editor.anchor == nil && field.caret == 3)
    }

    @Test func `a click on a long text that had not the focus selects nothing`() {
        let stage = focused("0123456789abcdef", width: 9)
        stage.window.focus(nil)

        stage.mouse(.press(.left), x: 4, y: 0)
        stage.mouse(.release(.left), x: 4, y: 0)

        #expect(field.caret == 3 && field.editor.anchor == nil)
    }

    @Test func `a place in a text brings its selection back, and nothing to undo`() {
        let stage = focused("one")
        stage.type("x")
        stage.press(KeyEvent(.home, .shift))
        let place = field.caretPlace

        field.caretPlace = .end
        #expect(field.editor.anchor == nil && field.caret == 4)
        field.caretPlace = place
        expect(field.editor.selection, is: 0..<4)
        expect(field.caret, is: 0)
        #expect(!stage.press(Self.undo))
    }

    @Test func `a place that no text has is the nearest that this one has`() {
        let stage = focused("abc")

        field.caretPlace = TextField.CaretPlace(caret: -3, anchor: 99, firstShown: -5)

        expect(field.caret, is: 0)
        expect(field.editor.selection, is: 0..<3)
        expect(stage.rows, is: ["▌abc"])
    }

    // MARK: Undo

    @Test(arguments: [(undo, redo), (KeyEvent(.character("z"), .alt), KeyEvent(.character("Z"), .alt))])
    func `what was done can be undone and done again`(undo: KeyEvent, redo: KeyEvent) {
        let stage = focused()
        var changes: [String] = []
        field.onChange = { changes.append($0) }
        stage.type("one two")

        press([undo, undo, redo], on: stage)

        expect(field.text, is: "one ")
        expect(field.caret, is: 4)
        expect(changes.suffix(3), is: ["one ", "", "one "])
        expect(field.keyBindings.map(\.title), contains: "redo")
    }

    @Test func `what the owner refuses is not undone either`() {
        let stage = focused("a")
        stage.type("b")
        stage.press(.backspace)
        field.shouldChange = { $0.count < 2 }

        stage.press(Self.undo)
        expect(field.text, is: "a")

        field.shouldChange = nil
        stage.press(Self.undo)
        expect(field.text, is: "ab")
    }

    @Test func `a step back is none any more once the field shows another text while it is asked for`() {
        let stage = focused()
        stage.type("a")
        field.shouldChange = { [unowned field] _ in
            let place = field.caretPlace
            field.caretPlace = place
            return true
        }

        stage.press(Self.undo)
        expect(field.text, is: "a")
        field.shouldChange = nil
        stage.type("b")

        expect(field.text, is: "ab")
    }

    @Test func `a limit holds for what comes back, and for what replaces`() {
        let stage = focused("abcdef")
        stage.press(.control("u"))
        field.maximumLength = 4

        stage.press(Self.undo)
        expectEmpty(field.text)
        expect(field.limitNotice.isEmpty, is: false)

        stage.type("wxyz")
        stage.press(KeyEvent(.left, .shift))
        stage.window.send(.paste("123"))
        expect(field.text, is: "wxy1")
        expect(field.limitNotice.isEmpty, is: false)
    }

    @Test func `a format belongs to the edit that it is for`() {
        let stage = focused()
        field.onChange = { [field] in
            let digits = $0.filter(\.isNumber)
            field.text = digits.count > 3 ? "\(digits.dropLast(3)),\(digits.suffix(3))" : digits
        }
        stage.type("1234")
        expect(field.text, is: "1,234")

        stage.press(Self.undo)
        expectEmpty(field.text)

        stage.press(Self.redo)
        expect(field.text, is: "1,234")
        expect(field.caret, is: 5)
    }

    @Test func `going elsewhere ends a step`() {
        let stage = focused()
        stage.type("ab")
        stage.window.focus(nil)
        stage.window.focus(field)
        stage.type("cd")

        stage.press(Self.undo)

        expect(field.text, is: "ab")
    }

    // MARK: Pastes

    @Test func `a long paste is text like any other where there is room, and comes out again`() {
        field.maximumLength = .max
        let stage = focused("<>")
        field.moveCaret(to: 1)
        let paste = String(repeating: "0123456789abcde\n", count: 1 << 13) + "f"

        stage.window.send(.paste(paste))
        expect(field.text.utf8.count, is: 2 + paste.utf8.count)
        expect(field.caret, is: 1 + paste.count)
        expect(stage.rows, is: ["▌e 0123456789abcde f>"])

        stage.press(Self.undo)
        expect(field.text, is: "<>")
        expect(field.caret, is: 1)
    }

    @Test func `of a megabyte a field with a limit takes as much as it has room for`() {
        field.maximumLength = 5
        let stage = focused("<>")

        stage.window.send(.paste(String(repeating: "e\u{301}", count: 1 << 18)))

        expect(field.text.count, is: 5)
    }
}
