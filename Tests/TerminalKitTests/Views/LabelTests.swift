import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@MainActor
@Suite struct LabelTests {
    @Test(arguments: [
        (1, ["one t…"]), (2, ["one", "two t…"]), (0, ["one", "two", "three"]),
    ])
    func `it takes as many lines as it may and ends what is left in an ellipsis`(lines: Int, rows: [String]) {
        let label = Label("one two three")
        label.maximumLines = lines

        expect(label.measure(Size(width: 6, height: 9)).height, is: rows.count)
        expect(ViewHarness(label, width: 6, height: 3).rows.filter { !$0.isEmpty }, is: rows)
    }

    @Test(arguments: [(2, ["one", "two t…"]), (3, ["one", "two", "three"]), (4, ["one", "two", "three"])])
    func `where lines are as many as there may be, none is cut`(most: Int, rows: [String]) {
        for text in ["one two three", "one\ntwo\nthree"] {
            let stage = ViewHarness(Label(text).wrapping(upTo: most), width: 6, height: 5)
            expect(stage.rows.filter { !$0.isEmpty }, is: rows)
        }
    }

    @Test func `what becomes of a long text is said where the label is made`() {
        expect(ViewHarness(Label("one two three").wrapping(), width: 6, height: 3).rows, is: ["one", "two", "three"])
        expect(ViewHarness(Label("one two three").wrapping(upTo: 2), width: 6, height: 2).rows, is: ["one", "two t…"])
        expect(ViewHarness(Label("Liverpool").truncating(.middle), width: 6, height: 1).rows, is: ["Liv…ol"])
    }

    @Test func `line ends begin lines where there may be several`() {
        let label = Label("a\nb c")
        label.maximumLines = 0

        expect(label.measure(Size(width: 9, height: 9)), is: Size(width: 3, height: 2))
    }

    @Test(arguments: [
        ("one half-time score", 8, ["one", "half-ti…"]), ("日本日本。語", 5, ["日本", "日本…"]),
        ("one half-time", 9, ["one half-", "time"]), ("a\nhalf-time\nb", 8, ["a", "half-ti…"]),
        ("a\nhalf-\ntime", 9, ["a", "half- ti…"]),
    ])
    func `what is left out begins in the last line as it is written`(text: String, width: Int, rows: [String]) {
        expect(ViewHarness(Label(text).wrapping(upTo: 2), width: width, height: 2).rows, is: rows)
    }

    @Test func `on one line line ends are blanks, and on two a blank line gives way to what would be left out`() {
        expect(Label("a\nb\nc").measure(Size(width: 9, height: 9)), is: Size(width: 5, height: 1))
        expect(ViewHarness(Label("a\nb\nc"), width: 6, height: 2).rows, is: ["a b c", ""])
        expect(ViewHarness(Label("a\nb\nc"), width: 4, height: 1).rows, is: ["a b…"])

        let label = Label("one\n\n\ntwo\nsix").wrapping(upTo: 2)
        expect(ViewHarness(label, width: 8, height: 3).rows, is: ["one", "two six", ""])
        expect(ViewHarness(label.wrapping(upTo: 5), width: 8, height: 5).rows, is: ["one", "", "", "two", "six"])
    }

    @Test(arguments: [(TextAlignment.leading, "ab"), (.center, "  ab"), (.trailing, "    ab")])
    func `it stands where its alignment says`(alignment: TextAlignment, row: String) {
        expect(ViewHarness(Label("ab", alignment: alignment), width: 6, height: 1).rows, is: [row])
    }

    @Test(arguments: [
        (1, Size(width: 8, height: 3), ["╭──────╮", "│one t…│", "╰──────╯"]),
        (0, Size(width: 7, height: 5), ["╭──────╮", "│   one│", "│   two│", "│ three│", "╰──────╯"]),
    ])
    func `inside a border it has the room that is left, and wants it`(lines: Int, wish: Size, rows: [String]) {
        let label = Label("one two three", alignment: .trailing)
        label.maximumLines = lines
        label.border = .light

        expect(label.measure(Size(width: 8, height: 9)), is: wish)
        expect(ViewHarness(label, width: 8, height: rows.count).rows, is: rows)
        expect(ViewHarness(label, width: 8, height: 2).rows, is: [rows[0], rows[rows.count - 1]])
        label.text = ""
        expect(label.measure(Size(width: 8, height: 9)), is: Size(width: 2, height: 2))
    }

    @Test func `the ellipsis is that of its glyphs`() {
        expect(ViewHarness(Label("Liverpool"), width: 6, height: 1, glyphs: .ascii).rows, is: ["Live.."])
    }

    @Test func `it wants no more than it is offered, and nothing when empty`() {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<100 {
            let label = Label(DisplayText.random(upTo: 20, using: &generator).string)
            label.maximumLines = Int.random(in: 0...3, using: &generator)
            for width in 0...24 { #expect(label.measure(Size(width: width, height: 9)).width <= width) }
        }
        expect(Label("").measure(Size(width: 9, height: 9)), is: .zero)
    }

    @Test func `a new text shows at once`() {
        let label = Label("long text")
        let stage = ViewHarness(StackView([label, Block(2)]), width: 12, height: 1)

        label.text = "a"

        expect(stage.rows, is: ["axx"])
    }

    @Test func `a new text as wide as the one before makes room for the lines that it wraps into`() {
        let label = Label("aa bb").wrapping()
        let stage = ViewHarness(StackView([label, Block(2)], axis: .vertical), width: 2, height: 5)
        expect(stage.rows, is: ["aa", "bb", "xx", "", ""])

        label.text = "a b c"

        expect(stage.rows, is: ["a", "b", "c", "xx", ""])
    }

    @Test func `hostile text stays in its frame`() {
        let texts = [
            "\u{1B}[2J\u{1B}[10;10Hx", String(repeating: "日", count: 10_000), "\u{202E}abc",
            "e" + String(repeating: "\u{301}", count: 999),
        ]
        for text in texts {
            let label = Label(text)
            let stage = ViewHarness(label, width: 8, height: 2)
            expectEmpty(stage.window.surface.brokenCells)
            expectEmpty(stage.rows[1])
            #expect(!stage.rows[0].unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
        }
    }
}
