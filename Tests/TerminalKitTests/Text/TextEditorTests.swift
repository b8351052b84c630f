import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@Suite struct TextEditorTests {
    /// Letters, spaces, marks and signs that join each other.
    private static let typed = [
        "a", "b", "c", " ", " ", "日", "e\u{301}", "\u{301}", "\u{200D}", "👩", "🇵", "🇹", "\u{1F3FD}", "क", "\u{94D}",
        "ᅡ",
    ]
    private static let pasted = ["one two", "👩‍👩‍👧🇵🇹", " \u{301}x", "日本 語", "", "z"]

    private func make(_ edit: TextEditor.Edit?, in editor: inout TextEditor) {
        guard let edit else { return }
        editor.begin(edit)
        editor.end(edit)
    }

    private func type(_ text: String, into editor: inout TextEditor) {
        for character in text { make(editor.insertion(of: String(character), isTyped: true), in: &editor) }
    }

    /// One thing that somebody does, to both.
    private func act(
        on editor: inout TextEditor, and model: inout EditingModel, using generator: inout SeededGenerator
    ) {
        if editor.count > 40 {
            editor.moveCaret(to: 5)
            editor.moveCaret(to: 38, isSelecting: true)
        }
        if model.text.clusters.count > 40 {
            model.move(to: 5, isSelecting: false)
            model.move(to: 38, isSelecting: true)
        }
        let isSelecting = Bool.random(using: &generator)
        switch Int.random(in: 0..<1000, using: &generator) {
        case 0..<450:
            let text = Self.typed.randomElement(using: &generator) ?? ""
            make(editor.insertion(of: text, isTyped: true), in: &editor)
            model.insert(text, isTyped: true)
        case 450..<500:
            let text = Self.pasted.randomElement(using: &generator) ?? ""
            make(editor.insertion(of: text, isTyped: false), in: &editor)
            model.insert(text, isTyped: false)
        case 500..<600:
            let position = Int.random(in: -1...42, using: &generator)
            editor.moveCaret(to: position, isSelecting: isSelecting)
            model.move(to: position, isSelecting: isSelecting)
        case 600..<650:
            let isBack = Bool.random(using: &generator)
            let target = isBack ? model.wordStart : model.wordEnd
            editor.moveCaret(
                to: editor.position(after: isBack ? .wordLeft : .wordRight, isSelecting: isSelecting),
                isSelecting: isSelecting)
            model.move(to: target, isSelecting: isSelecting)
        case 650..<780:
            let deletion = TextDeletion.allCases.randomElement(using: &generator) ?? .left
            make(editor.deletion(deletion), in: &editor)
            model.delete(deletion)
        case 780..<860:
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                make(editor.deletion(.left), in: &editor)
                model.delete(.left)
            }
        case 860..<935:
            make(editor.undo, in: &editor)
            model.undo()
        case 935..<998:
            make(editor.redo, in: &editor)
            model.redo()
        default:
            let text = Self.pasted.randomElement(using: &generator) ?? ""
            guard text != editor.text else { return }
            editor.replace(with: text)
            model.set(text)
        }
    }

    @Test(arguments: 1...10)
    func `ten thousand edits leave what a plain list of characters and steps leaves`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var editor = TextEditor("")
        var model = EditingModel()

        for step in 0..<10_000 {
            act(on: &editor, and: &model, using: &generator)
            let isSame =
                editor.text.utf8.elementsEqual(String(model.text.clusters).utf8)
                && editor.count == model.text.clusters.count && editor.caret == model.text.caret
                && editor.anchor == model.text.anchor && editor.canUndo == model.canUndo
                && editor.canRedo == model.canRedo
            guard isSame else {
                Issue.record("step \(step): \(editor.text.debugDescription), \(editor.selection), \(model.text)")
                return
            }
        }
        while editor.canUndo, model.canUndo {
            make(editor.undo, in: &editor)
            model.undo()
        }
        expect(editor.text, is: String(model.text.clusters))
        expect(editor.canUndo, is: false)
        expect(model.canUndo, is: false)
    }

    @Test func `typing is undone word by word, and the caret comes back with the text`() {
        var editor = TextEditor("")
        type("one two  three", into: &editor)
        editor.moveCaret(to: 3)

        var seen: [String] = []
        while editor.canUndo {
            make(editor.undo, in: &editor)
            seen.append("\(editor.text)|\(editor.caret)")
        }
        expect(seen, is: ["one two  |9", "one |4", "|0"])

        make(editor.redo, in: &editor)
        make(editor.redo, in: &editor)
        expect(editor.text, is: "one two  ")
        expect(editor.caret, is: 9)
    }

    @Test func `hidden text does not tell by its steps where its words are`() {
        var editor = TextEditor("")
        editor.hidesWords = true
        type("one two", into: &editor)

        make(editor.undo, in: &editor)

        expectEmpty(editor.text)
        #expect(!editor.canUndo)
    }

    @Test func `a paste, a word taken out and a run of Backspace are a step each`() {
        var editor = TextEditor("")
        make(editor.insertion(of: "one two three", isTyped: false), in: &editor)
        make(editor.deletion(.wordLeft), in: &editor)
        for _ in 0..<3 { make(editor.deletion(.left), in: &editor) }
        expect(editor.text, is: "one t")

        var seen: [String] = []
        while editor.canUndo {
            make(editor.undo, in: &editor)
            seen.append(editor.text)
        }

        expect(seen, is: ["one two ", "one two three", ""])
    }

    @Test func `a letter over the same one that is written differently is a step, and is taken back as it was`() {
        let (apart, inOne) = ("cafe\u{301}", "caf\u{E9}")
        var editor = TextEditor(apart)
        editor.selectAll()
        make(editor.insertion(of: inOne, isTyped: false), in: &editor)

        var seen: [[UInt8]] = []
        while editor.canUndo {
            make(editor.undo, in: &editor)
            seen.append(Array(editor.text.utf8))
        }
        make(editor.redo, in: &editor)

        expect(seen, is: [Array(apart.utf8)])
        expect(Array(editor.text.utf8), is: Array(inOne.utf8))
    }

    @Test func `what a program writes differently as a step is taken back leaves none to go on from`() throws {
        var editor = TextEditor("cafe\u{301}")
        make(editor.insertion(of: "s", isTyped: false), in: &editor)
        let undo = try #require(editor.undo)
        editor.begin(undo)
        editor.replace(with: "caf\u{E9}")
        editor.end(undo)

        #expect(!editor.canRedo)
    }

    @Test func `what was undone is gone once something else is done`() {
        var editor = TextEditor("")
        type("one two", into: &editor)
        make(editor.undo, in: &editor)
        type("x", into: &editor)

        #expect(!editor.canRedo)
        expect(editor.text, is: "one x")
    }

    @Test func `typing over a selection is one step, and undoing it selects again`() {
        var editor = TextEditor("one two")
        editor.moveCaret(to: 3)
        editor.moveCaret(to: 0, isSelecting: true)
        type("1", into: &editor)
        #expect(editor.text == "1 two" && editor.anchor == nil)

        make(editor.undo, in: &editor)

        expect(editor.text, is: "one two")
        expect(editor.selection, is: 0..<3)
        expect(editor.caret, is: 0)
    }

    @Test func `without Shift, an arrow goes to that end of what is selected`() {
        var editor = TextEditor("abcdef")
        editor.moveCaret(to: 4)
        editor.moveCaret(to: 2, isSelecting: true)

        expect(editor.position(after: .left), is: 2)
        expect(editor.position(after: .right), is: 4)
        expect(editor.position(after: .right, isSelecting: true), is: 3)
    }

    @Test func `a program's text leaves nothing to undo, unless it belongs to an edit`() throws {
        var editor = TextEditor("")
        type("100", into: &editor)
        let edit = try #require(editor.insertion(of: "0", isTyped: true))
        editor.begin(edit)
        editor.replace(with: "1,000")
        editor.end(edit)
        expect(editor.text, is: "1,000")
        expect(editor.canUndo, is: true)

        make(editor.undo, in: &editor)
        expectEmpty(editor.text)
        make(editor.redo, in: &editor)
        expect(editor.text, is: "1,000")

        editor.replace(with: "2")
        expect(editor.canUndo, is: false)
        expect(editor.canRedo, is: false)
    }

    @Test func `the oldest steps go first, however long the texts are`() {
        var editor = TextEditor("")
        let words = (0..<TextHistory.mostSteps + 50).map { "\($0) " }
        for word in words { make(editor.insertion(of: word, isTyped: false), in: &editor) }
        var undone = 0
        while editor.canUndo {
            make(editor.undo, in: &editor)
            undone += 1
            expect(editor.text, is: words.dropLast(undone).joined())
        }
        expect(undone, is: TextHistory.mostSteps)

        let start = editor.text
        let long = ["a", "b", "c", "d", "e"].map { String(repeating: $0, count: TextHistory.mostBytes / 3) }
        for text in long { make(editor.insertion(of: text, isTyped: false), in: &editor) }
        #expect(editor.historyBytes <= TextHistory.mostBytes)
        undone = 0
        while editor.canUndo {
            make(editor.undo, in: &editor)
            undone += 1
        }
        expect(undone, is: 3)
        expect(editor.text, is: start + long[0] + long[1])
    }

    @Test func `what is larger than all that is kept is not taken back`() {
        var editor = TextEditor("")
        type("ab", into: &editor)

        make(editor.insertion(of: String(repeating: "x", count: TextHistory.mostBytes), isTyped: false), in: &editor)
        expect(editor.canUndo, is: true)
        expect(editor.historyBytes, is: TextHistory.mostBytes)
        make(editor.deletion(.all), in: &editor)

        expect(editor.canUndo, is: false)
        expect(editor.canRedo, is: false)
        expect(editor.historyBytes, is: 0)
        type("c", into: &editor)
        make(editor.undo, in: &editor)
        expectEmpty(editor.text)
    }

    @Test func `a key in a long text keeps no more than what it changes`() {
        var editor = TextEditor(String(repeating: "one two ", count: 10_000))
        for place in 0..<100 {
            editor.moveCaret(to: 50 * place)
            type("x", into: &editor)
            make(editor.deletion(.right), in: &editor)
        }

        #expect(editor.historyBytes <= 400)
    }

    @Test func `a long paste is read once, and so it is when it comes back`() {
        let megabyte = String(repeating: "word 日本 ", count: 1 << 14)
        var editor = TextEditor("ab")
        editor.moveCaret(to: 1)
        let before = editor.content.workCount

        make(editor.insertion(of: megabyte, isTyped: false), in: &editor)
        let pasted = editor.content.workCount - before
        make(editor.undo, in: &editor)
        make(editor.redo, in: &editor)

        expect(editor.count, is: 2 + megabyte.count)
        #expect(pasted <= megabyte.count + 10)
        #expect(editor.content.workCount - before <= 4 * (megabyte.count + 10))
    }
}
