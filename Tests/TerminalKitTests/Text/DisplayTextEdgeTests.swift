import Expectations
import Testing

@testable import TerminalKit

/// Texts at their own width, and a column less and more.
@Suite struct DisplayTextEdgeTests {
    @Test(
        arguments: [
            ("abc", ["", "…", "a…", "abc", "abc"]), ("日本", ["", "…", "…", "日…", "日本", "日本"]),
            ("a日", ["", "…", "a…", "a日", "a日"]), ("日a", ["", "…", "…", "日a", "日a"]), ("a", ["", "a", "a"]),
            ("日", ["", "…", "日", "日"]), ("a b c", ["", "…", "a…", "a…", "a b…", "a b c"]),
            ("   ", ["", "…", "…", "   ", "   "]),
            ("", ["", "", ""]), ("👩‍👩‍👧x", ["", "…", "…", "👩‍👩‍👧x"]), ("a\tb", ["", "…", "a…", "a b"]),
        ] as [(String, [String])])
    func `a text is cut at its end where a column is missing`(text: String, shown: [String]) {
        expect(shown.indices.map { DisplayText(text).truncated(to: $0).string }, is: shown)
    }

    @Test(
        arguments: [
            ("abcde", ["", "…", "a…", "a…e", "ab…e", "abcde", "abcde"]),
            ("日本語", ["", "…", "…", "…", "日…", "日…語", "日本語"]),
            ("a b c", ["", "…", "a…", "a…c", "a…c", "a b c"]), ("a日b", ["", "…", "a…", "a…b", "a日b"]),
            ("ab", ["", "…", "ab"]),
        ] as [(String, [String])])
    func `a text is cut in its middle where a column is missing`(text: String, shown: [String]) {
        expect(shown.indices.map { DisplayText(text).truncated(to: $0, mode: .middle).string }, is: shown)
    }

    @Test(arguments: [(-1, ""), (0, ""), (1, "a"), (2, ".."), (3, "a.."), (4, "ab.."), (5, "abcde"), (6, "abcde")])
    func `an ellipsis that has no room is left out`(columns: Int, shown: String) {
        expect(DisplayText("abcde").truncated(to: columns, ellipsis: "..").string, is: shown)
    }

    @Test(
        arguments: [
            ("ab cd", 5, ["ab cd"]), ("ab cd", 6, ["ab cd"]), ("ab cd", 4, ["ab", "cd"]), ("ab cd", 2, ["ab", "cd"]),
            ("ab cd", 1, ["a", "b", "c", "d"]), ("ab  cd", 5, ["ab", "cd"]), ("ab  cd", 6, ["ab  cd"]),
            ("ab   cd", 3, ["ab", "cd"]),
            (" ab", 3, [" ab"]), (" ab", 2, ["ab"]), ("ab ", 3, ["ab"]), ("   ", 2, [""]), ("   ", 3, [""]),
            ("", 1, [""]),
            ("a\tb", 1, ["a", "b"]), ("a\tb", 3, ["a b"]), ("日本", 4, ["日本"]), ("日本", 3, ["日", "本"]), ("日本", 1, [""]),
            ("a日", 2, ["a", "日"]), ("a日", 3, ["a日"]), ("日a", 2, ["日", "a"]), ("ab日cd", 3, ["ab", "日c", "d"]),
            ("x-y", 2, ["x-", "y"]), ("x-y", 3, ["x-y"]), ("x -y", 2, ["x", "-y"]), ("x--y", 3, ["x--", "y"]),
            ("-x", 1, ["-", "x"]),
            ("a b c", 3, ["a b", "c"]), ("a b c", 4, ["a b", "c"]),
        ] as [(String, Int, [String])])
    func `a text is wrapped where a column is missing`(text: String, columns: Int, lines: [String]) {
        expect(DisplayText(text).wrapped(to: columns).map(\.string), is: lines)
    }

    @Test(arguments: [-1, 0])
    func `no columns, and fewer, hold no lines`(columns: Int) {
        expectEmpty(DisplayText("abc").wrapped(to: columns))
        expectEmpty(DisplayText.empty.wrapped(to: columns))
    }

    @Test(arguments: [
        (TextAlignment.leading, [0, 0, 0, 0, 0]), (.center, [0, 0, 0, 1, 2]), (.trailing, [0, 0, 1, 2, 5]),
    ])
    func `what is free of the columns stands where the alignment says, and is never less than nothing`(
        alignment: TextAlignment, offsets: [Int]
    ) {
        expect([2, 3, 4, 5, 8].map { DisplayText("abc").offset(in: $0, alignment: alignment) }, is: offsets)
        expect(DisplayText("日本").offset(in: 7, alignment: .center), is: 1)
        expect(DisplayText.empty.offset(in: 4, alignment: .trailing), is: 4)
    }

    @Test(arguments: [6, 7, 8, 500])
    func `so many marks on a letter are shown and no more`(marks: Int) {
        let text = DisplayText("e" + String(repeating: "\u{301}", count: marks))

        expect(text.string.unicodeScalars.count, is: min(marks + 1, 8))
        expect(text.width, is: 1)
    }
}
