import Expectations
import Testing

@testable import TerminalKit

/// A text's editor at both ends of the text, and at each of its limits.
@Suite struct TextEditorLimitTests {
    private func make(_ edit: TextEditor.Edit?, in editor: inout TextEditor) {
        guard let edit else { return }
        editor.begin(edit)
        editor.end(edit)
    }

    private func paste(_ text: String, into editor: inout TextEditor) {
        make(editor.insertion(of: text, isTyped: false), in: &editor)
    }

    private func undoAll(_ editor: inout TextEditor) -> Int {
        var count = 0
        while let edit = editor.undo {
            make(edit, in: &editor)
            count += 1
        }
        return count
    }

    // MARK: Caret

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (.max, 3), (.min, 0)] as [(Int, Int)])
    func `the caret stays between the ends`(place: Int, caret: Int) {
        var editor = TextEditor("abc")

        editor.moveCaret(to: place)

        expect(editor.caret, is: caret)
        expect(editor.selection, is: caret..<caret)
    }

    @Test func `at an end a move leads nowhere, and nothing is there to take out`() {
        var editor = TextEditor("ab cd")
        for (place, moves, deletions) in [
            (0, [TextMove.left, .wordLeft, .toStart], [TextDeletion.left, .wordLeft]),
            (5, [.right, .wordRight, .toEnd], [.right, .wordRight, .toEnd]),
        ] {
            editor.moveCaret(to: place)
            for move in moves {
                expect(editor.position(after: move), is: place)
                expect(editor.position(after: move, isSelecting: true), is: place)
            }
            for deletion in deletions { #expect(editor.deletion(deletion) == nil) }
        }
        #expect(TextEditor("").deletion(.all) == nil && TextEditor("").undo == nil && TextEditor("").redo == nil)
    }

    @Test func `words are left and reached from each place in them and between`() {
        var editor = TextEditor("  ab  cd  ")
        let places = (0...10).map { place -> (Int, Int) in
            editor.moveCaret(to: place)
            return (editor.position(after: .wordLeft), editor.position(after: .wordRight))
        }

        expect(places.map(\.0), is: [0, 0, 0, 2, 2, 2, 2, 6, 6, 6, 6])
        expect(places.map(\.1), is: [4, 4, 4, 4, 8, 8, 8, 8, 10, 10, 10])
    }

    @Test(
        arguments: [("", 0, 0), ("   ", 0, 3), ("a", 0, 1), ("日本", 0, 2), ("e\u{301} x", 2, 3)] as [(String, Int, Int)])
    func `a text of one word or none has its ends for words`(text: String, start: Int, end: Int) {
        var editor = TextEditor(text)
        expect(editor.position(after: .wordLeft), is: start)

        editor.moveCaret(to: editor.count - (text.contains("x") ? 1 : editor.count))

        expect(editor.position(after: .wordRight), is: end)
    }

    // MARK: Selection

    @Test(
        arguments: [
            ([1, 2], 1..<2, 2), ([3, 1], 1..<3, 1), ([2, 4, 3], 2..<3, 3), ([2, 4, 2], 2..<2, 2),
            ([2, 4, 0], 0..<2, 0),
            ([2, 0, 4], 2..<4, 4), ([2, 9], 2..<5, 5), ([2, -9], 0..<2, 0),
        ] as [([Int], Range<Int>, Int)])
    func `what is selected lies between where it began and the caret, forwards and backwards`(
        places: [Int], selection: Range<Int>, caret: Int
    ) {
        var editor = TextEditor("abcde")
        editor.moveCaret(to: places[0])

        for place in places.dropFirst() { editor.moveCaret(to: place, isSelecting: true) }

        expect(editor.selection, is: selection)
        expect(editor.caret, is: caret)
        expect((editor.anchor == nil), is: selection.isEmpty)
    }

    @Test(arguments: [false, true])
    func `what is selected is taken out or replaced, in whichever direction it was selected`(isBackward: Bool) {
        var editor = TextEditor("abcde")
        editor.moveCaret(to: isBackward ? 4 : 1)
        editor.moveCaret(to: isBackward ? 1 : 4, isSelecting: true)
        var other = editor

        make(editor.deletion(.left), in: &editor)
        make(other.insertion(of: "X", isTyped: true), in: &other)

        expect(editor.text, is: "ae")
        expect(editor.caret, is: 1)
        expect(other.text, is: "aXe")
        expect(other.caret, is: 2)
        make(other.undo, in: &other)
        expect(other.selection, is: 1..<4)
        expect(other.caret, is: (isBackward ? 1 : 4))
    }

    @Test(arguments: TextDeletion.allCases)
    func `each key takes out the selection alone, but for the one that clears`(deletion: TextDeletion) {
        var editor = TextEditor("ab cd")
        editor.moveCaret(to: 1)
        editor.moveCaret(to: 2, isSelecting: true)

        make(editor.deletion(deletion), in: &editor)

        expect(editor.text, is: (deletion == .all ? "" : "a cd"))
    }

    // MARK: Steps

    @Test(arguments: [199, 200, 201])
    func `so many steps are kept, and the oldest goes for one more`(count: Int) {
        var editor = TextEditor("")
        for _ in 0..<count { paste("x", into: &editor) }

        let undone = undoAll(&editor)

        expect(undone, is: min(count, 200))
        expect(editor.count, is: max(0, count - 200))
        for _ in 0..<undone { make(editor.redo, in: &editor) }
        #expect(editor.count == count && editor.redo == nil)
    }

    private static let mostBytes = 262_144

    @Test(arguments: [(-1, 2), (0, 2), (1, 1)])
    func `so many bytes are kept, and the oldest step goes for one more`(more: Int, steps: Int) {
        var editor = TextEditor("")
        let half = Self.mostBytes / 2
        paste(String(repeating: "x", count: half), into: &editor)

        paste(String(repeating: "y", count: half + more), into: &editor)

        expect(editor.historyBytes, is: (steps == 2 ? 2 * half : half) + more)
        expect(undoAll(&editor), is: steps)
        #expect(editor.historyBytes <= Self.mostBytes)
    }

    @Test(arguments: [(-1, true), (0, true), (1, false)])
    func `a single step may take all the room there is, and no more`(more: Int, isKept: Bool) {
        var editor = TextEditor("")

        paste(String(repeating: "x", count: Self.mostBytes + more), into: &editor)

        expect(editor.canUndo, is: isKept)
        expect(editor.historyBytes, is: (isKept ? Self.mostBytes + more : 0))
    }

    @Test func `bytes are counted for what is kept alone, whatever is undone, done again and dropped`() {
        var editor = TextEditor("")
        for _ in 0..<3 { paste("abcd", into: &editor) }
        expect(editor.historyBytes, is: 12)

        make(editor.undo, in: &editor)
        make(editor.undo, in: &editor)
        expect(editor.historyBytes, is: 12)
        expect(editor.canRedo, is: true)
        make(editor.redo, in: &editor)
        expect(editor.historyBytes, is: 12)
        paste("z", into: &editor)
        expect(editor.historyBytes, is: 9)
        expect(editor.canRedo, is: false)

        editor.replace(with: "other")
        expect(editor.historyBytes, is: 0)
        expect(editor.canUndo, is: false)
    }

    @Test func `steps of one kind that joined are counted as one`() {
        var editor = TextEditor("abcdef")
        for _ in 0..<3 { make(editor.deletion(.left), in: &editor) }
        expect(editor.historyBytes, is: 3)
        editor.endStep()
        make(editor.deletion(.left), in: &editor)

        expect(editor.historyBytes, is: 4)
        expect(undoAll(&editor), is: 2)
        expect(editor.text, is: "abcdef")
    }

    // MARK: Clusters

    @Test(arguments: [29, 30, 31, 100])
    func `a character of so many marks is typed whole, and no longer one`(marks: Int) {
        let tower = "e" + String(repeating: "\u{301}", count: marks)
        var (typed, pasted) = (TextEditor(""), TextEditor(""))
        for scalar in tower.unicodeScalars { make(typed.insertion(of: String(scalar), isTyped: true), in: &typed) }
        paste(tower, into: &pasted)

        for editor in [typed, pasted] {
            expect(editor.text.unicodeScalars.count, is: min(marks + 1, 31))
            expect(editor.count, is: 1)
        }
    }
}
