import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@Suite struct EditableTextTests {
    /// The same editing on an array of clusters that is split anew as a whole after each edit.
    private struct Model {
        var clusters: [Character] = []
        var caret = 0
        var string: String { String(clusters) }

        mutating func insert(_ text: String) {
            let head = String(clusters[..<caret]) + text
            let tail = String(clusters[caret...])
            caret = head.count
            clusters = Array(head + tail)
            caret = min(caret, clusters.count)
        }

        mutating func remove(_ range: Range<Int>) {
            clusters.removeSubrange(range)
            clusters = Array(string)
            caret = min(range.lowerBound, clusters.count)
        }
    }

    /// Letters, marks and signs that join each other in all the ways that Unicode has.
    private static let pieces = [
        "a", "b", " ", "日", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "👩", "👩‍👩‍👧", "🇵", "🇹", "🇵🇹", "\u{1F3FD}",
        "\u{200B}",
        "क", "\u{94D}", "ष", "ᄀ", "ᅡ", "ᆨ", "각", "\u{600}", "word and word", "\u{0E33}", "¼",
    ]

    private func edit(_ text: inout EditableText, inserting string: String) {
        guard let change = text.replacement(of: text.caret..<text.caret, with: string) else { return }
        text.apply(change, newString: text.string(after: change))
    }

    private func edit(_ text: inout EditableText, removing range: Range<Int>) {
        guard let change = text.replacement(of: range, with: "") else { return }
        text.apply(change, newString: text.string(after: change))
    }

    @Test(arguments: 1...20)
    func `a thousand edits leave what splitting the whole text anew leaves`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var text = EditableText("")
        var model = Model()

        for step in 0..<1000 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5:
                let piece = Self.pieces.randomElement(using: &generator) ?? ""
                edit(&text, inserting: piece)
                model.insert(piece)
            case 5, 6:
                let position = Int.random(in: 0...model.clusters.count, using: &generator)
                text.moveCaret(to: position)
                model.caret = position
            case 7 where model.caret > 0:
                edit(&text, removing: model.caret - 1..<model.caret)
                model.remove(model.caret - 1..<model.caret)
            case 8 where model.caret < model.clusters.count:
                edit(&text, removing: model.caret..<model.caret + 1)
                model.remove(model.caret..<model.caret + 1)
            case 9 where model.clusters.count > 60:
                let start = Int.random(in: 0...model.caret, using: &generator)
                edit(&text, removing: start..<model.caret)
                model.remove(start..<model.caret)
            default: break
            }
            guard text.string.unicodeScalars.elementsEqual(model.string.unicodeScalars), text.caret == model.caret
            else {
                Issue.record("step \(step): \(text.string.debugDescription), caret \(text.caret), \(model)")
                return
            }
            guard text.count == model.clusters.count else {
                Issue.record("step \(step): \(text.count) clusters in \(text.string.debugDescription)")
                return
            }
        }
        let shown = model.clusters.filter { TextGate.columns(of: $0) > 0 }.map(String.init)
        expect(text.clusters(from: 0, columns: .max).map(String.init), is: shown)
        expect((0..<text.count).map(text.columns), is: model.clusters.map(TextGate.columns))
    }

    @Test func `a program's text keeps the caret before the cluster with the same number`() {
        var text = EditableText("abcdef")
        text.moveCaret(to: 2)

        text.replace(with: "xyz")
        expect(text.caret, is: 2)
        expect(text.string, is: "xyz")

        text.replace(with: "")
        expect(text.caret, is: 0)
        expect(text.isEmpty, is: true)
    }

    @Test func `words end where spaces begin`() {
        var text = EditableText("one  two 日本 x")
        expect(text.wordStart, is: 12)
        text.moveCaret(to: 12)
        expect(text.wordStart, is: 9)
        text.moveCaret(to: 3)
        expect(text.wordStart, is: 0)
        expect(text.wordEnd, is: 8)
    }

    @Test func `a tower of marks stops growing where no script would go`() {
        var text = EditableText("e")
        for _ in 0..<10_000 { edit(&text, inserting: "\u{301}") }

        expect(text.count, is: 1)
        expect(text.string.unicodeScalars.count, is: EditableText.longestTypedCluster)
    }

    @Test func `a pasted tower is cut, and what follows it stays apart`() {
        var text = EditableText("")
        let tower = "e" + String(repeating: "\u{301}", count: 100)

        edit(&text, inserting: "\(tower)a\(tower)b")

        expect(text.count, is: 4)
        expect(Array(text.string).count, is: 4)
        expect(text.caret, is: 4)
    }

    // MARK: Work

    private func work(typing count: Int, _ piece: String, into start: String = "", at caret: Int? = nil) -> Int {
        var text = EditableText(start)
        text.moveCaret(to: caret ?? text.count)
        let before = text.workCount
        for _ in 0..<count { edit(&text, inserting: piece) }
        return text.workCount - before
    }

    @Test(arguments: ["a", "日", "e\u{301}", "\u{301}", "👩‍👩‍👧", "क\u{94D}"])
    func `twice the typing is twice the work`(piece: String) {
        let once = work(typing: 2000, piece)
        let twice = work(typing: 4000, piece)

        #expect(once <= 2000 * 8, "\(once)")
        #expect(twice <= once * 2 + 8, "\(once), \(twice)")
    }

    @Test(arguments: [0, 25_000, 50_000])
    func `a key costs as much in a long text as in a short one`(caret: Int) {
        let long = String(repeating: "abcd ", count: 10_000)

        #expect(work(typing: 100, "x", into: long, at: caret) <= work(typing: 100, "x", into: "ab cd", at: 2) + 100)
    }

    @Test func `taking out costs what is taken out`() {
        var text = EditableText(String(repeating: "a", count: 50_000))
        let before = text.workCount

        for _ in 0..<100 { edit(&text, removing: text.caret - 1..<text.caret) }

        #expect(text.workCount - before <= 100 * 8)
    }

    @Test func `a pasted book is read once`() {
        var text = EditableText("ab")
        text.moveCaret(to: 1)
        let before = text.workCount

        edit(&text, inserting: String(repeating: "x", count: 100_000))

        expect(text.count, is: 100_002)
        expect(text.caret, is: 100_001)
        #expect(text.workCount - before <= 100_010)
    }

    @Test func `moving the caret costs the way that it goes`() {
        var text = EditableText(String(repeating: "a", count: 1000))
        let before = text.workCount

        text.moveCaret(to: 400)

        expect(text.workCount - before, is: 600)
    }
}
