import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct InputDecoderTests {
    private static func events(_ pieces: String..., isUTF8: Bool = true) -> [Event] {
        var decoder = InputDecoder(locale: isUTF8 ? .utf8 : .ascii)
        for piece in pieces {
            for byte in piece.utf8 { decoder.feed(.byte(byte)) }
            decoder.finish()
        }
        return decoder.takeEvents()
    }

    @Test(
        arguments: [
            ("\r", KeyEvent(.enter)), ("\n", KeyEvent(.enter)), ("\t", KeyEvent(.tab)),
            ("\u{7F}", KeyEvent(.backspace)),
            ("\u{8}", KeyEvent(.backspace)), ("\u{10}", .control("p")), ("\u{13}", .control("s")),
            ("\0", .control(" ")),
            ("\u{1F}", .control("_")), ("\u{1B}", KeyEvent(.escape)), ("\u{1B}x", KeyEvent(.character("x"), .alt)),
            ("\u{1B}é", KeyEvent(.character("é"), .alt)), ("\u{1B}\r", KeyEvent(.enter, .alt)),
            ("\u{1B}\u{1}", KeyEvent(.character("a"), [.control, .alt])), ("\u{1B}[", KeyEvent(.character("["), .alt)),
            ("\u{1B}O", KeyEvent(.character("O"), .alt)), ("\u{1B}OA", KeyEvent(.up)),
            ("\u{1B}OQ", KeyEvent(.function(2))), ("\u{1B}Ow", KeyEvent(.character("7"))),
            ("\u{1B}O2P", KeyEvent(.function(1), .shift)),
            ("\u{1B}O8S", KeyEvent(.function(4), [.shift, .alt, .control])),
            ("\u{1B}[D", KeyEvent(.left)), ("\u{1B}[Z", .backTab), ("\u{1B}[1;5C", KeyEvent(.right, .control)),
            ("\u{1B}[1;4H", KeyEvent(.home, [.shift, .alt])), ("\u{1B}[3;5~", KeyEvent(.delete, .control)),
            ("\u{1B}[15~", KeyEvent(.function(5))), ("\u{1B}[24;2~", KeyEvent(.function(12), .shift)),
            ("\u{1B}[[C", KeyEvent(.function(3))), ("\u{1B}[97;5u", .control("a")),
            ("\u{1B}[27;5;13~", KeyEvent(.enter, .control)), ("\u{1B}[13;2u", KeyEvent(.enter, .shift)),
        ])
    func `bytes make one key`(bytes: String, key: KeyEvent) {
        expect(Self.events(bytes), is: [.key(key)])
    }

    @Test(arguments: ["\u{1B}[I", "\u{1B}[?1;2c", "\u{1B}[99;1~", "\u{1B}[57399u"])
    func `a sequence that is no key types nothing`(bytes: String) {
        expectEmpty(Self.events(bytes))
    }

    @Test func `Escape twice is two keys`() {
        expect(Self.events("\u{1B}\u{1B}"), is: [.key(KeyEvent(.escape)), .key(KeyEvent(.escape))])
    }

    @Test func `Escape before an arrow is a key of its own`() {
        var decoder = InputDecoder(locale: .utf8)

        decoder.feed(.byte(0x1B))
        decoder.feed(.key(KeyEvent(.up)))

        expect(decoder.takeEvents(), is: [.key(KeyEvent(.escape)), .key(KeyEvent(.up))])
    }

    @Test func `Escape before Backspace is Alt-Backspace, in whichever way ncurses tells it`() {
        var decoder = InputDecoder(locale: .utf8)

        decoder.feed(.byte(0x1B))
        decoder.feed(.key(KeyEvent(.backspace)))

        expect(decoder.takeEvents(), is: [.key(KeyEvent(.backspace, .alt))])
        expect(Self.events("\u{1B}\u{7F}"), is: [.key(KeyEvent(.backspace, .alt))])
    }

    @Test func `a place of the mouse in the byte of Backspace is a place, in whichever way ncurses tells it`() {
        var decoder = InputDecoder(locale: .utf8)
        let event = MouseEvent(.press(.left), at: Point(x: 94, y: 0))

        for byte in "\u{1B}[M ".utf8 { decoder.feed(.byte(byte)) }
        decoder.feed(.key(KeyEvent(.backspace)))
        decoder.feed(.byte(33))
        decoder.feed(.key(KeyEvent(.backspace)))

        expect(decoder.takeEvents(), is: [.mouse(event), .key(KeyEvent(.backspace))])
        expect(Self.events("\u{1B}[M \u{7F}!"), is: [.mouse(event)])
    }

    @Test func `scalars that arrive together make clusters`() {
        let events = Self.events("ae\u{301}👍🏽中")

        expect(events, is: ["a", "e\u{301}", "👍🏽", "中"].map { .key(KeyEvent(.character($0))) })
    }

    @Test func `text and keys keep their order`() {
        let events = Self.events("a\rb\u{1B}[Ac")

        expect(
            events,
            is: [
                .key(KeyEvent(.character("a"))), .key(KeyEvent(.enter)), .key(KeyEvent(.character("b"))),
                .key(KeyEvent(.up)), .key(KeyEvent(.character("c"))),
            ])
    }

    @Test func `a letter that came before a key of terminfo's stands before it`() {
        var decoder = InputDecoder(locale: .utf8)

        decoder.feed(.byte(0x61))
        decoder.feed(.key(KeyEvent(.up)))
        decoder.finish()

        expect(decoder.takeEvents(), is: [.key(KeyEvent(.character("a"))), .key(KeyEvent(.up))])
    }

    @Test func `a character may arrive in pieces`() {
        var decoder = InputDecoder(locale: .utf8)

        for byte in "中".utf8 {
            decoder.feed(.byte(byte))
            decoder.finish()
        }

        expect(decoder.takeEvents(), is: [.key(KeyEvent(.character("中")))])
    }

    @Test func `a character that another has cut short does not go on behind it`() {
        var decoder = InputDecoder(locale: .utf8)

        for byte: UInt8 in [0xC3, 0x61, 0xA9, 0x62] { decoder.feed(.byte(byte)) }
        decoder.finish()

        expect(decoder.takeEvents(), is: [.key(KeyEvent(.character("a"))), .key(KeyEvent(.character("b")))])
    }

    @Test func `bytes that are not UTF-8 vanish, and what follows is read`() {
        var decoder = InputDecoder(locale: .utf8)

        for byte: UInt8 in [0xFF, 0x80, 0xC0, 0xE4, 0x61, 0xED, 0xA0, 0x80, 0x62] { decoder.feed(.byte(byte)) }
        decoder.finish()

        expect(decoder.takeEvents(), is: [.key(KeyEvent(.character("a"))), .key(KeyEvent(.character("b")))])
    }

    @Test func `a paste is one event with its line ends and escapes`() {
        var decoder = InputDecoder(locale: .utf8)

        decoder.feed(.byte(UInt8(ascii: "x")))
        decoder.feed(.pasteStart)
        for byte in "a\rb\r\nc\n\u{1B}[A é".utf8 { decoder.feed(.byte(byte)) }
        decoder.finish()
        for byte in "\u{1B}[201~y".utf8 { decoder.feed(.byte(byte)) }
        decoder.finish()

        expect(
            decoder.takeEvents(),
            is: [
                .key(KeyEvent(.character("x"))), .paste("a\nb\nc\n\u{1B}[A é"), .key(KeyEvent(.character("y"))),
            ])
        #expect(!decoder.isPasting)
    }

    @Test(arguments: 90...120)
    func `of a paste without end so much is kept, and what follows it are keys`(count: Int) {
        var decoder = InputDecoder(locale: .ascii, longestPaste: 100)
        decoder.feed(.pasteStart)
        for _ in 0..<count { decoder.feed(.byte(0x61)) }
        for byte in "\u{1B}[201~b".utf8 { decoder.feed(.byte(byte)) }
        decoder.finish()

        let text = String(repeating: "a", count: min(count, 100))
        expect(decoder.takeEvents(), is: [.paste(text), .key(KeyEvent(.character("b")))])
    }

    @Test func `a paste that terminfo did not announce is a paste too`() {
        expect(
            Self.events("\u{1B}[200~one\u{1B}[201~", "\u{1B}[200~two\u{1B}[201~"), is: [.paste("one"), .paste("two")])
    }

    @Test(
        arguments: [
            ("\u{1B}[<0;4;5M", MouseEvent(.press(.left), at: Point(x: 3, y: 4))),
            ("\u{1B}[<1;4;5M", MouseEvent(.press(.middle), at: Point(x: 3, y: 4))),
            ("\u{1B}[<2;4;5m", MouseEvent(.release(.right), at: Point(x: 3, y: 4))),
            ("\u{1B}[<64;1;1M", MouseEvent(.wheelUp, at: .zero)),
            ("\u{1B}[<65;300;200M", MouseEvent(.wheelDown, at: Point(x: 299, y: 199))),
            ("\u{1B}[<28;4;5M", MouseEvent(.press(.left), at: Point(x: 3, y: 4), modifiers: [.shift, .alt, .control])),
            ("\u{1B}[<32;4;5M", MouseEvent(.drag(.left), at: Point(x: 3, y: 4))),
            ("\u{1B}[<38;4;5M", MouseEvent(.drag(.right), at: Point(x: 3, y: 4), modifiers: .shift)),
            ("\u{1B}[M@$%", MouseEvent(.drag(.left), at: Point(x: 3, y: 4))),
            ("\u{1B}[M $%", MouseEvent(.press(.left), at: Point(x: 3, y: 4))),
            ("\u{1B}[M#$%", MouseEvent(.release(.left), at: Point(x: 3, y: 4))),
            ("\u{1B}[Ma$%", MouseEvent(.wheelDown, at: Point(x: 3, y: 4))),
            ("\u{1B}[M\"$%", MouseEvent(.press(.right), at: Point(x: 3, y: 4))),
        ])
    func `a report of the mouse is read in both of its forms`(bytes: String, event: MouseEvent) {
        expect(Self.events(bytes), is: [.mouse(event)])
        expect(Self.events("a" + bytes + "b").count, is: 3)
    }

    @Test(arguments: [
        "\u{1B}[<35;1;1M", "\u{1B}[<96;1;1M", "\u{1B}[<32;1;1m", "\u{1B}[<0;0;1M", "\u{1B}[<0;1M", "\u{1B}[<;;M",
        "\u{1B}[<0;99999;1M", "\u{1B}[<0;1;1;1M",
        "\u{1B}[<128;1;1M", "\u{1B}[<0;1;1q", "\u{1B}[M   ", "\u{1B}[M\u{1}\u{2}\u{3}",
    ])
    func `a report that says nothing vanishes`(bytes: String) {
        expect(Self.events(bytes + "b"), is: [.key(KeyEvent(.character("b")))])
    }

    @Test func `a report that never ends keeps nobody waiting, and takes one key with it`() {
        expectEmpty(Self.events("\u{1B}[<"))
        expect(Self.events("\u{1B}[<", "q", "j"), is: [.key(KeyEvent(.character("j")))])
        expect(
            Self.events("\u{1B}[<0;3", "\u{1B}", "j"), is: [.key(KeyEvent(.escape)), .key(KeyEvent(.character("j")))])
        expect(Self.events("\u{1B}[M $", "%"), is: [.mouse(MouseEvent(.press(.left), at: Point(x: 3, y: 4)))])
    }

    @Test func `a mouse event keeps its place among the keys`() {
        let mouse = MouseEvent(.press(.left), at: Point(x: 3, y: 4))

        expect(
            Self.events("a\u{1B}[<0;4;5Mb"),
            is: [
                .key(KeyEvent(.character("a"))), .mouse(mouse), .key(KeyEvent(.character("b"))),
            ])
    }

    @Test func `any bytes at all are survived`() {
        var generator = Noise(state: 42)
        var decoder = InputDecoder(locale: .utf8)

        for _ in 0..<200_000 {
            let number = generator.next()
            decoder.feed(.byte(number & 0x700 == 0 ? 0x1B : UInt8(truncatingIfNeeded: number)))
            if number & 0xF000 == 0 { decoder.finish() }
        }
        for byte in "\u{1B}[201~".utf8 { decoder.feed(.byte(byte)) }
        decoder.finish()
        _ = decoder.takeEvents()
        for byte in "ok".utf8 { decoder.feed(.byte(byte)) }
        decoder.finish()

        expect(decoder.takeEvents().suffix(2), is: [.key(KeyEvent(.character("o"))), .key(KeyEvent(.character("k")))])
    }
}

/// Numbers without a pattern, the same on every run.
private struct Noise {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
