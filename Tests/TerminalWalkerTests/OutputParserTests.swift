import Expectations
import Testing

@testable import TerminalWalker

struct OutputParserTests {
    /// Keeps what it is given.
    private struct Recorder: OutputParser.Reader {
        var tokens: [OutputToken] = []
        var flaws: [String] = []

        mutating func take(_ token: OutputToken) { tokens.append(token) }
        mutating func take(_ flaw: OutputParser.Flaw) { flaws.append(flaw.words) }
    }

    private func read(_ bytes: [UInt8]) -> (Recorder, inside: String?) {
        var (parser, recorder) = (OutputParser(), Recorder())
        for byte in bytes { parser.feed(byte, to: &recorder) }
        return (recorder, parser.inside)
    }

    private func read(_ text: String) -> (Recorder, inside: String?) { read(Array(text.utf8)) }

    @Test func `text, controls and sequences are told apart`() {
        let (recorder, inside) = read("a€\r\u{1B}[?1049h\u{1B}(B\u{1B}7")

        expectEmpty(recorder.flaws)
        expect(inside, is: nil)
        expect(
            recorder.tokens,
            is: [
                .scalar("a"), .scalar("€"), .control(0x0D),
                .sequence(ControlSequence(marker: 0x3F, parameters: [1049], intermediate: nil, final: 0x68)),
                .escape(intermediate: 0x28, final: 0x42), .escape(intermediate: nil, final: 0x37),
            ])
    }

    @Test func `a sequence is told as it was sent`() {
        let sequence = ControlSequence(marker: 0x3F, parameters: [12, 3], intermediate: 0x24, final: 0x70)

        expect(sequence.text, is: "ESC [ ?12;3$p")
    }

    @Test func `parameters that are left out count as nothing`() {
        let (recorder, _) = read("\u{1B}[;5H\u{1B}[m")

        expect(
            recorder.tokens,
            is: [
                .sequence(ControlSequence(marker: nil, parameters: [0, 5], intermediate: nil, final: 0x48)),
                .sequence(ControlSequence(marker: nil, parameters: [], intermediate: nil, final: 0x6D)),
            ])
    }

    @Test(arguments: ["\u{7}", "\u{1B}\\"])
    func `an operating system command has an end`(end: String) {
        let (recorder, inside) = read("\u{1B}]52;c;QQ==\(end)x")

        expect(recorder.tokens, is: [.command(Array("52;c;QQ==".utf8)), .scalar("x")])
        expect(inside, is: nil)
    }

    @Test(
        arguments: [
            [0x00], [0x07], [0x0B], [0x7F], [0x80], [0xC0, 0x80], [0xC3, 0x28], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80],
            [0xF5], [0xFF], [0xC2, 0x9B], [0xE2, 0x80, 0xAE], [0x1B, 0x5B, 0x0A], [0x1B, 0x1B], [0x1B, 0x5D, 0x0A],
            [0x1B, 0x5B, 0x33, 0x3F, 0x6D], [0x1B, 0x28, 0x1B], [0x0C], [0x10], [0x1F], [0x1B, 0x7F],
            [0x1B, 0x28, 0x7F], [0x1B, 0x5B, 0x7F], [0x1B, 0x5D, 0x61, 0x7F],
        ] as [[UInt8]])
    func `what no terminal should be sent is a flaw`(bytes: [UInt8]) {
        #expect(!read(bytes).0.flaws.isEmpty)
    }

    @Test(arguments: [
        ("\u{1B}\n", "an escape sequence", "0A"), ("\u{1B}(\n", "an escape sequence", "0A"),
        ("\u{1B}[1\n", "the control sequence ESC [ 1", "0A"), ("\u{1B}]0;a\n", "an operating system command", "0A"),
        ("\u{1B}]0;a\u{1B}b", "an operating system command", "62"),
    ])
    func `behind what is broken off text goes on`(text: String, what: String, byte: String) {
        let (recorder, inside) = read(text + "x")

        expect(recorder.flaws, is: ["\(what), broken off by \(byte)"])
        expect(recorder.tokens, is: [.scalar("x")])
        expect(inside, is: nil)
    }

    @Test func `characters have one byte to four`() {
        let scalars: [Unicode.Scalar] = [" ", "~", "\u{E9}", "€", "😀", "\u{10FFFF}"]

        let (recorder, inside) = read(scalars.map { String($0) }.joined())

        expect(recorder.tokens, is: scalars.map { OutputToken.scalar($0) })
        #expect(recorder.flaws.isEmpty && inside == nil)
    }

    @Test(
        arguments: [
            (0x7F, 0x80, 0x9F, 0xA0), (0x61B, 0x61C, 0x61C, 0x61D), (0x200D, 0x200E, 0x200F, 0x2010),
            (0x2027, 0x2028, 0x202E, 0x202F), (0x2065, 0x2066, 0x2069, 0x206A),
        ] as [(UInt32, UInt32, UInt32, UInt32)])
    func `controls, line ends and changes of direction are harmful, and their neighbours are not`(
        before: UInt32, first: UInt32, last: UInt32, after: UInt32
    ) {
        func isHarmful(_ number: UInt32) -> Bool? { Unicode.Scalar(number).map { OutputParser.isHarmful($0) } }

        expect(isHarmful(first), is: true)
        expect(isHarmful(last), is: true)
        expect(isHarmful(before), is: false)
        expect(isHarmful(after), is: false)
    }

    @Test(arguments: [(127, 0), (128, 0), (129, 1)])
    func `a sequence has an end before long`(count: Int, flaws: Int) {
        let (recorder, inside) = read("\u{1B}[" + String(repeating: "0", count: count) + "m")

        expect(recorder.flaws.count, is: flaws)
        expect(inside, is: nil)
    }

    @Test(arguments: [("9999999", 0), ("10000000", 1)])
    func `a number has no more than seven digits`(number: String, flaws: Int) {
        expect(read("\u{1B}[\(number)C").0.flaws.count, is: flaws)
    }

    @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[12;", "\u{1B}(", "\u{1B}]0;a", "\u{1B}]0;a\u{1B}"])
    func `what has begun and not ended is told`(text: String) {
        let (recorder, inside) = read(text)

        expectEmpty(recorder.flaws)
        expect(inside, isNot: nil)
    }

    @Test func `a harmful character is told by its number as the standard writes it`() {
        expect(read("\u{202E}").0.flaws, is: ["the control character U+202E"])
    }

    @Test func `half a character is open, and a flaw once another begins`() {
        expect(read([0xE2, 0x82]).inside, is: "a character in UTF-8")
        let (recorder, inside) = read([0xE2, 0x82, 0x61])

        expect(recorder.tokens, is: [.scalar("a")])
        expect(recorder.flaws, is: ["a character in UTF-8 that lacks its end: E2 82"])
        expect(inside, is: nil)
    }
}
