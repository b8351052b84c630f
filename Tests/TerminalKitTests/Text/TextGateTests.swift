import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@Suite struct TextGateTests {
    @Test(arguments: Array(0x00...0x1F) + Array(0x7F...0x9F))
    func `controls go, line ends and tabs become a space`(code: Int) throws {
        let scalar = try #require(Unicode.Scalar(UInt32(code)))
        let isBlank = [0x09, 0x0A, 0x0D, 0x85].contains(code)

        let text = DisplayText("a\(scalar)b")

        expect(text.string, is: (isBlank ? "a b" : "ab"))
        expect(text.width, is: (isBlank ? 3 : 2))
    }

    @Test(arguments: [
        0x200E, 0x200F, 0x061C, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF, 0x00AD,
        0xFFF9, 0xFFFA, 0xFFFB, 0x200B, 0x2060, 0xE0001,
    ])
    func `marks of direction and invisible formatting go`(code: Int) throws {
        let scalar = try #require(Unicode.Scalar(UInt32(code)))

        expect(DisplayText("a\(scalar)b").string, is: "ab")
    }

    /// The first and the last of each range of what is harmful.
    private static let harmful: [ClosedRange<UInt32>] = [
        0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F,
        0x2028...0x202E,
        0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F,
    ]

    @Test(arguments: harmful)
    func `what is harmful begins and ends where Unicode has it, and its neighbours stay`(range: ClosedRange<UInt32>)
        throws
    {
        for (code, isHarmful) in [(range.lowerBound, true), (range.upperBound, true), (range.upperBound + 1, false)] {
            expect(TextGate.isHarmful(try #require(Unicode.Scalar(code))), is: isHarmful, "\(code)")
        }
        guard let before = Unicode.Scalar(range.lowerBound &- 1), range.lowerBound > 0 else { return }
        #expect(!TextGate.isHarmful(before))
    }

    @Test(
        arguments: [
            (0x09, false), (0x0A, true), (0x0B, false), (0x0C, false), (0x0D, true), (0x0E, false), (0x84, false),
            (0x85, true),
            (0x86, false), (0x2027, false), (0x2028, true), (0x2029, true), (0x202A, false),
        ] as [(UInt32, Bool)])
    func `a line ends where Unicode says so`(code: UInt32, ends: Bool) throws {
        expect(TextGate.isLineEnd(try #require(Unicode.Scalar(code))), is: ends)
    }

    @Test(arguments: [
        ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"), ("\u{1B}]0;title\u{7}x", "]0;titlex"),
        ("\u{9B}2J", "2J"), ("\u{1B}P1$r\u{1B}\\", "P1$r\\"),
    ])
    func `an escape sequence is left as harmless text`(hostile: String, shown: String) {
        expect(DisplayText(hostile).string, is: shown)
    }

    @Test(arguments: ["a\r\nb", "a\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\tb"])
    func `every line end is one space`(text: String) {
        expect(DisplayText(text).string, is: "a b")
    }

    @Test func `ten thousand characters keep their width`() {
        expect(DisplayText(String(repeating: "x", count: 10_000)).width, is: 10_000)
        expect(DisplayText(String(repeating: "日", count: 10_000)).width, is: 20_000)
    }

    @Test func `a tower of marks is cut to a few`() {
        let text = DisplayText("e" + String(repeating: "\u{301}", count: 500) + "x")

        expect(text.width, is: 2)
        expect(text.elements.count, is: 2)
        expect(text.string.unicodeScalars.count, is: TextGate.longestCluster + 1)
    }

    @Test func `an endless chain of joined emoji stays one whole cluster`() {
        let text = DisplayText(Array(repeating: "👩", count: 50).joined(separator: "\u{200D}"))

        expect(text.elements.count, is: 1)
        expect(text.width, is: 2)
        expect(text.string.unicodeScalars.last, isNot: "\u{200D}")
    }

    @Test func `a mark without a letter takes no cell`() {
        expect(DisplayText("\u{301}").isEmpty, is: true)
        expect(DisplayText("\u{301}a").string, is: "a")
    }

    @Test(arguments: [("\u{1F}", 0), (" ", 1), ("~", 1), ("\u{7F}", 0)] as [(Character, Int)])
    func `what is printable in ASCII shows in one column, and controls beside it in none`(
        character: Character, columns: Int
    ) {
        expect(TextGate.columns(of: character), is: columns)
    }

    @Test func `lines are split at every line end and empty ones kept`() {
        expect(TextGate.lines(of: "a\n\nb\r\nc\u{2028}d"), is: ["a", "", "b", "c", "d"])
    }

    @Test func `text that passed the gate passes it unchanged`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let text = DisplayText.random(upTo: 20, using: &generator)
            expect(DisplayText(text.string), is: text)
        }
    }
}
