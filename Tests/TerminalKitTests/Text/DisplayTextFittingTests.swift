import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@Suite struct DisplayTextFittingTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]), ("a  b", 2, ["a", "b"]),
        ("longword", 3, ["lon", "gwo", "rd"]), ("half-time score", 6, ["half-", "time", "score"]),
        ("日本語", 4, ["日本", "語"]), ("ab ", 2, ["ab"]), ("", 5, [""]), ("日a", 1, ["a"]),
        (" ab日", 3, ["ab", "日"]), ("at -110", 4, ["at", "-110"]),
    ])
    func `text is wrapped at spaces and hyphens`(text: DisplayText, columns: Int, lines: [String]) {
        expect(text.wrapped(to: columns).map(\.string), is: lines)
    }

    @Test(arguments: [
        ("a b\u{A0}c d", 3, ["a", "b\u{A0}c", "d"]), ("one\u{A0}two six", 5, ["one", "two", "six"]),
        ("one\u{A0}two\u{A0}six", 9, ["one\u{A0}two", "six"]), ("longest\u{A0}day", 4, ["long", "est", "day"]),
        ("\u{AB}\u{A0}oui", 3, ["\u{AB}\u{A0}o", "ui"]), ("oui\u{A0}!", 4, ["oui", "!"]),
        ("on one\u{A0}-\u{A0}two", 9, ["on", "one\u{A0}-\u{A0}two"]),
    ])
    func `what is kept together comes apart between words, before words do`(
        text: DisplayText, columns: Int, lines: [String]
    ) {
        expect(text.wrapped(to: columns).map(\.string), is: lines)
    }

    @Test(
        arguments: [
            ("", 0), ("one three of", 5), ("half-time", 5), ("-110 a", 4), ("b\u{A0}c d", 3), ("日本語 a", 6),
            ("a -110", 4), ("--x", 2), ("x--y", 2), ("日-本語", 4), ("a - b", 1),
            ("a\u{A0}-\u{A0}b", 5),
        ] as [(DisplayText, Int)])
    func `its widest word is the least that wrapping needs to break none`(text: DisplayText, columns: Int) {
        expect(text.widestWord, is: columns)
    }

    @Test(arguments: [
        ("est-il là ? oui", 9, ["est-il", "là ? oui"]), ("« a b » !", 5, ["« a", "b » !"]),
        ("voir « Aide", 6, ["voir", "« Aide"]),
        ("日本。語", 4, ["日", "本。", "語"]), ("日。。本", 4, ["日。", "。本"]), ("toujours ?", 8, ["toujours", "?"]),
    ])
    func `marks stay with what they belong to, where another place to break is left`(
        text: DisplayText, columns: Int, lines: [String]
    ) {
        expect(text.wrapped(to: columns).map(\.string), is: lines)
    }

    @Test func `fitted text is never wider than asked, whatever it holds`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            let text = DisplayText.random(upTo: 24, using: &generator)
            for columns in 0...text.width + 1 {
                for mode in [TruncationMode.end, .middle] {
                    let cut = text.truncated(to: columns, mode: mode)
                    #expect(cut.width <= columns, "\(text) cut to \(columns)")
                    expect(cut.width, is: cut.elements.reduce(0) { $0 + $1.width })
                    #expect(columns < text.width || cut == text)
                }
                #expect(text.truncated(to: columns, ellipsis: "..").width <= columns)
                for line in text.wrapped(to: columns) {
                    #expect(line.width <= columns, "\(text) wrapped to \(columns)")
                }
            }
        }
    }

    @Test func `wrapping loses nothing but spaces`() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<300 {
            let text = DisplayText.random(upTo: 24, using: &generator)
            let columns = Int.random(in: 2...12, using: &generator)

            let wrapped = text.wrapped(to: columns).flatMap(\.elements)

            expect(wrapped.filter { $0.cluster != .space }, is: text.elements.filter { $0.cluster != .space })
        }
    }
}
