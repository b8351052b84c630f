import Expectations
import Testing

@testable import TerminalWalker

struct EmulatedScreenTests {
    private static let takeOver = "\u{1B}[?1049h\u{1B}[H"

    /// A screen after some output, the alternate screen on.
    private func screen(_ text: String, width: Int = 10, height: Int = 4) -> EmulatedScreen {
        var screen = EmulatedScreen(width: width, height: height)
        feed(Self.takeOver + text, to: &screen)
        return screen
    }

    private func feed(_ text: String, to screen: inout EmulatedScreen) {
        var parser = OutputParser()
        for byte in text.utf8 { parser.feed(byte, to: &screen) }
    }

    @Test(
        arguments: [
            ("ab\r\nc", ["ab", "c", "", ""]),
            ("0123456789x", ["0123456789", "x", "", ""]),
            ("0123456789\rx", ["x123456789", "", "", ""]),
            ("a\u{1B}[3;4Hb", ["a", "", "   b", ""]),
            ("ab\u{8}c", ["ac", "", "", ""]),
            ("a\tb", ["a       b", "", "", ""]),
            ("a\u{1B}[2Cb\u{1B}[2Dc", ["a cb", "", "", ""]),
            ("a\u{1B}[4d\u{1B}[5Gb", ["a", "", "", "    b"]),
            ("-\u{1B}[5b", ["------", "", "", ""]),
            ("日本\u{1B}[2Gx", [" x本", "", "", ""]),
            ("012345678日", ["012345678", "日", "", ""]),
            ("e\u{301}x", ["e\u{301}x", "", "", ""]),
            ("e\u{301}\u{323}x", ["e\u{301}\u{323}x", "", "", ""]),
            ("abcdef\u{1B}[3G\u{1B}[K", ["ab", "", "", ""]),
            ("abcdef\u{1B}[3G\u{1B}[1K", ["   def", "", "", ""]),
            ("abcdef\u{1B}[3G\u{1B}[2X", ["ab  ef", "", "", ""]),
            ("abcdef\u{1B}[3G\u{1B}[2P", ["abef", "", "", ""]),
            ("abcdef\u{1B}[3G\u{1B}[2@", ["ab  cdef", "", "", ""]),
            ("abcdef\u{1B}[3G\u{1B}[4hxy\u{1B}[4l", ["abxycdef", "", "", ""]),
            ("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[L", ["a", "", "b", "c"]),
            ("a\r\nb\r\nc\u{1B}[1;1H\u{1B}[M", ["b", "c", "", ""]),
            ("a\r\nb\r\nc\r\nd\r\ne", ["b", "c", "d", "e"]),
            ("a\r\nb\r\nc\r\nd\u{1B}[2;3r\u{1B}[3;1H\nx", ["a", "c", "x", "d"]),
            ("a\r\nb\r\nc\r\nd\u{1B}[2;3r\u{1B}[2;1H\u{1B}Mx", ["a", "x", "b", "d"]),
            ("a\r\nb\u{1B}[2S", ["", "", "", ""]), ("a\r\nb\u{1B}[1T", ["", "a", "b", ""]),
            ("ab\u{1B}7\r\nc\u{1B}8d", ["abd", "c", "", ""]),
            ("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", ["a", "", "", ""]),
            ("a\u{1B}[2Bb\u{1B}[Ac", ["a", "  c", " b", ""]),
            ("a\tb\u{1B}[Zc\u{8}\u{1B}[Zx", ["x       c", "", "", ""]),
            ("ab\u{1B}Ec\u{1B}Dd", ["ab", "c", " d", ""]),
            ("ab\r\ncd\r\nef\u{1B}[2;1H\u{1B}[1J", ["", " d", "ef", ""]),
            ("ab\r\ncd\u{1B}[1;1H\u{1B}[2J", ["", "", "", ""]), ("ab\r\ncd\u{1B}[2Kx", ["ab", "  x", "", ""]),
            ("abc\u{1B}[Lx", ["x", "abc", "", ""]),
        ] as [(String, [String])])
    func `output shows as on a terminal of the family of xterm`(text: String, rows: [String]) {
        let screen = screen(text)

        expect(screen.picture.rows, is: rows)
        expectEmpty(screen.flaws)
    }

    @Test(
        arguments: [
            ("0123456789\nx", ["0123456789", "         x", "", ""]),
            ("\u{1B}[?7l0123456789x", ["012345678x", "", "", ""]),
            ("012345678e\u{301}", ["012345678e\u{301}", "", "", ""]),
            ("a\u{1B}[1;2r\u{1B}[4;1H\nx", ["a", "", "", "x"]),
            ("a\r\nb\u{1B}[2;3r\u{1B}[1;1H\u{1B}Mx", ["x", "b", "", ""]),
            ("a\r\nb\r\nc\r\nd\u{1B}[2;3r\u{1B}[4;1H\u{1B}[L\u{1B}[Mx", ["a", "b", "c", "x"]),
        ] as [(String, [String])])
    func `what reaches an edge of the screen or lies outside the region stays where it is`(text: String, rows: [String])
    {
        expect(screen(text).picture.rows, is: rows)
    }

    @Test(
        arguments: [
            ("a\r\nb\r\nc\r\nd\u{1B}[2r\u{1B}[4;1H\nx", ["a", "c", "d", "x"]),
            ("a\r\nb\r\nc\r\nd\u{1B}[2;9r\u{1B}[4;1H\nx", ["a", "c", "d", "x"]),
            ("a\r\nb\r\nc\r\nd\u{1B}[3;2r\u{1B}[4;1H\nx", ["b", "c", "d", "x"]),
            ("ab\u{1B}[2;3rc", ["cb", "", "", ""]),
        ] as [(String, [String])])
    func `a region ends with the screen unless it says where, and the cursor goes home`(text: String, rows: [String]) {
        expect(screen(text).picture.rows, is: rows)
    }

    @Test(
        arguments: [
            ("日本\u{1B}[Gx", "x 本"), ("a日b\u{1B}[G本", "本 b"), ("日本\u{1B}[2G\u{1B}[X", "  本"),
            ("a日b\u{1B}[G\u{1B}[2X", "   b"), ("日\u{301}x", "日\u{301}x"),
            ("01234567日\u{1B}[G\u{1B}[@", " 01234567"), ("日x\u{1B}[G\u{1B}[@", " 日x"),
            ("日x\u{1B}[2G\u{1B}[@", "   x"), ("日本x\u{1B}[G\u{1B}[P", " 本x"),
            ("日本x\u{1B}[2G\u{1B}[P", " 本x"), ("a日本x\u{1B}[2G\u{1B}[3P", "a x"),
        ])
    func `a wide character moves and goes as a whole, and half of it leaves a blank`(text: String, row: String) {
        expect(screen(text).picture.rows[0], is: row)
    }

    @Test func `where a wide character has no room nothing is shown`() {
        expect(screen("日", width: 1).picture.rows, is: ["", "", "", ""])
    }

    @Test func `colours are told apart, and erased cells take the ground`() {
        let screens = [
            "a", "\u{1B}[31ma", "\u{1B}[41ma", "\u{1B}[1ma", "\u{1B}[38;5;200ma", "\u{1B}[38:2::1:2:3ma",
            "\u{1B}[91ma", "\u{1B}[101ma", "\u{1B}[48;5;200ma", "\u{1B}[38:2::3:2:1ma", "a\u{1B}[44m\u{1B}[K",
        ].map { screen($0) }

        #expect(screens.allSatisfy { $0.flaws.isEmpty })
        for (place, one) in screens.enumerated() {
            expect(screens.count { $0.picture == one.picture }, is: 1, "number \(place)")
        }
        expect(screen("\u{1B}[31;1ma").picture, is: screen("\u{1B}[31m\u{1B}[1ma\u{1B}[m").picture)
    }

    private static let attributes = [(1, 22), (2, 22), (3, 23), (4, 24), (5, 25), (7, 27), (8, 28), (9, 29)]

    @Test(arguments: attributes)
    func `each attribute has its own end`(on: Int, off: Int) {
        func codes(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ";") }
        let all = codes(Self.attributes.map(\.0))
        let others = codes(Self.attributes.filter { $0.1 != off }.map(\.0))

        expect(screen("\u{1B}[\(on)ma").picture, isNot: screen("a").picture)
        expect(screen("\u{1B}[\(on);\(off)ma").picture, is: screen("a").picture)
        expect(screen("\u{1B}[\(all);\(off)ma").picture, is: screen("\u{1B}[\(others)ma").picture)
    }

    @Test(arguments: [
        ("30", "38;5;0"), ("37", "38;5;7"), ("90", "38;5;8"), ("97", "38;5;15"), ("40", "48;5;0"), ("47", "48;5;7"),
        ("100", "48;5;8"), ("107", "48;5;15"), ("38;2;1;2;255", "38:2::1:2:255"), ("31;39", "0"), ("41;49", "0"),
        ("31;1;44;0", ""),
    ])
    func `a colour is the same whichever way it is asked for`(one: String, other: String) {
        let (first, second) = (screen("\u{1B}[\(one)ma"), screen("\u{1B}[\(other)ma"))

        expect(first.picture, is: second.picture)
        expectEmpty(first.flaws)
        expectEmpty(second.flaws)
    }

    @Test func `a cursor that was kept comes back with its style`() {
        expect(screen("\u{1B}[31m\u{1B}7\u{1B}[m\u{1B}8a").picture, is: screen("\u{1B}[31ma").picture)
    }

    @Test func `the colour of text that is not there is not seen`() {
        expect(screen("\u{1B}[31m \u{1B}[m").picture, is: screen(" ").picture)
        expect(screen("\u{1B}[31;4m \u{1B}[m").picture, isNot: screen(" ").picture)
    }

    @Test func `a difference is told by its place and its looks`() {
        let difference = screen("ab\r\ncd").picture.difference(from: screen("ab\r\n\u{1B}[31mxd").picture)

        expect(difference, is: #"row 2, column 1: "c" in place of "x" in colour 1, and 1 cells more"#)
        expect(
            screen("\u{1B}[1;4;45ma").picture.difference(from: screen("a").picture),
            is: #"row 1, column 1: "a" on colour 5 with SGR 1;4 in place of "a""#)
        expect(
            screen("a", width: 3).picture.difference(from: screen("a").picture), is: "3×4 cells in place of 10×4")
        expect(screen("a").picture.difference(from: screen("a").picture), is: nil)
    }

    @Test(arguments: ["\u{1B}]2;PillItem: Évènement\u{1B}\\", "\u{1B}[22;2t\u{1B}]2;\u{7}\u{1B}[23;2t"])
    func `a title of the window is no text and no flaw`(text: String) {
        let screen = screen("a\(text)b")

        expect(screen.picture.rows[0], is: "ab")
        expectEmpty(screen.flaws)
    }

    @Test func `a title in broken UTF-8, or with a control character in it, is a flaw`() {
        var broken = EmulatedScreen(width: 4, height: 1)
        var parser = OutputParser()
        for byte in [0x1B, 0x5D, 0x32, 0x3B, 0xC3, 0x07] as [UInt8] { parser.feed(byte, to: &broken) }

        expect(broken.flaws.count, is: 1)
        expect(screen("\u{1B}]2;a\u{9C}b\u{1B}\\").flaws.count, is: 1)
    }

    @Test(arguments: [
        "\u{1B}[6n", "\u{1B}[?9999h", "\u{1B}[77m", "\u{1B}c", "\u{1B}]0;title\u{7}", "\u{1B}[20h",
        "\u{1B}[22;3t", "\u{1B}[18t", "\u{1B}[38;5;256m", "\u{1B}[38;2;1;2m", "\u{1B}[38;2;1;2;256m", "\u{1B}[48;3;1m",
        "\u{1B}[3J", "\u{1B}[3K", "\u{1B}[4;20h", "\u{1B}]104;1\u{7}", "\u{1B}#8",
    ])
    func `what the terminal's description does not hold is a flaw`(text: String) {
        expect(screen(text).flaws.count, is: 1)
    }

    @Test func `what is switched on and left on is told`() {
        var screen = screen("\u{1B}[?1h\u{1B}=\u{1B}[?25l\u{1B}[?1000;1006h\u{1B}[?2004h")
        expect(screen.modes.leftovers.count, is: 6)

        feed("\u{1B}[?1l\u{1B}>\u{1B}[?25h\u{1B}[?1000;1006l\u{1B}[?2004l\u{1B}[?1049l", to: &screen)

        expectEmpty(screen.modes.leftovers)
    }

    @Test(arguments: [
        ("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1000l", "the mouse is reported by 1002"),
        ("\u{1B}[?1002;1003h", "the mouse is reported by 1002 and 1003"),
        ("\u{1B}[22;2t", "a title is put aside"), ("\u{1B}[22;0;0t\u{1B}[22;2t\u{1B}[23;2t", "a title is put aside"),
        ("\u{1B}[23;0;0t", "a title was taken back that nobody had put aside"),
        ("\u{1B}[?7l", "lines do not wrap"), ("\u{1B}[4h", "characters are inserted"),
        ("\u{1B}(0", "letters are drawn as lines"), ("\u{1B}=", "the keypad is an application's"),
    ])
    func `each mode has its own end`(text: String, leftover: String) {
        var screen = screen(text)
        feed("\u{1B}[?1049l", to: &screen)

        expect(screen.modes.leftovers, is: [leftover])
    }

    @Test func `a title that was put aside comes back, the last first`() {
        var screen = screen("\u{1B}]2;shell\u{7}\u{1B}[22;0;0t\u{1B}]2;one\u{7}\u{1B}[22;2t\u{1B}]2;two\u{1B}\\")
        expect(screen.title, is: "two")

        feed("\u{1B}[22;1t\u{1B}[23;1t\u{1B}[23;2t", to: &screen)
        expect(screen.title, is: "one")
        feed("\u{1B}[23;0;0t", to: &screen)

        expect(screen.title, is: "shell")
        expect(screen.modes.titlesAside, is: 0)
        expectEmpty(screen.flaws)
    }

    @Test func `the picture at the moment of leaving is kept, and so is what is written outside`() {
        var screen = screen("inside")

        feed("\u{1B}[?1049lgoodbye\r\n", to: &screen)
        feed(Self.takeOver, to: &screen)

        expect(screen.lastAlternate?.rows.first, is: "inside")
        expect(screen.textOutside, is: "goodbye\n")
        #expect(screen.picture.rows.allSatisfy { $0.isEmpty })
        expect(screen.takeovers, is: 2)
    }

    @Test func `what is shown when a program has taken the screen is kept until it takes it again`() {
        var screen = screen("one\u{1B}[?2004htwo\u{1B}[?2004l")
        expect(screen.lastTaken?.rows[0], is: "one")

        feed("\u{1B}[?1049h", to: &screen)
        expect(screen.takeovers, is: 1)
        expect(screen.picture.rows[0], is: "onetwo")
        expect(screen.lastTaken?.rows[0], is: "one")
        feed("\u{1B}[?1049l" + Self.takeOver, to: &screen)

        #expect(screen.takeovers == 2 && screen.lastTaken == nil)
    }

    @Test func `a flaw counts before the screen is taken and while it is, not once it was given back`() {
        var screen = EmulatedScreen(width: 4, height: 1)
        feed("\u{7}", to: &screen)
        expect(screen.flaws.count, is: 1)

        feed(Self.takeOver + "\u{1B}[?1049l\u{7}\u{1B}[99z", to: &screen)
        expect(screen.flaws.count, is: 1)
        feed(Self.takeOver + "\u{7}", to: &screen)

        expect(screen.flaws.count, is: 2)
    }

    @Test(arguments: [3999, 4000, 4001])
    func `what is written outside is kept up to some length`(count: Int) {
        var screen = screen("\u{1B}[?1049l")

        feed(String(repeating: "x", count: count), to: &screen)

        expect(screen.textOutside.count, is: min(count, 4000))
    }

    @Test(arguments: [19, 20, 21])
    func `so many flaws are told and no more`(count: Int) {
        expect(screen(String(repeating: "\u{7}", count: count)).flaws.count, is: min(count, 20))
    }

    @Test func `another size keeps what stands at the top left`() {
        var screen = screen("0123456789\r\nab\u{1B}[2;4r")

        screen.resize(width: 4, height: 2)
        feed("\u{1B}[2;1Hx", to: &screen)

        expect(screen.picture.rows, is: ["0123", "xb"])
    }

    @Test func `a wide character that a smaller size cuts leaves a blank`() {
        var screen = screen("012日\r\n01日x")

        screen.resize(width: 4, height: 2)

        expect(screen.picture.rows, is: ["012", "01日"])
    }

    @Test func `a larger size has room at the right and below, in all of which text moves`() {
        var screen = screen("0123456789\r\nab\u{1B}[1;2r")

        screen.resize(width: 12, height: 5)
        feed("\u{1B}[5;11Hxy\r\nz", to: &screen)

        expect(screen.picture.rows, is: ["ab", "", "", "          xy", "z"])
    }

    @Test(arguments: ["YQliCuaXpeacrAo=", ""])
    func `a copy of lines is known`(copy: String) {
        expectEmpty(screen("\u{1B}]52;c;\(copy)\u{1B}\\").flaws)
    }

    /// The end of a bracketed paste, a bell, a delete, a carriage return, an eight-bit control, a change of direction, and what
    /// is no base64.
    @Test(arguments: ["U0FWRTIwG1syMDF+", "YQc=", "YX8=", "YQ0=", "YcKb", "YeKArg==", "?"])
    func `a copy that acts on what it is pasted into is a flaw`(copy: String) {
        expect(screen("\u{1B}]52;c;\(copy)\u{1B}\\").flaws.count, is: 1)
    }

    @Test func `a screen that was not taken over is not given back either`() {
        var screen = EmulatedScreen(width: 10, height: 2)

        feed("\u{1B}[?1049l", to: &screen)
        expect(screen.lastAlternate, is: nil)

        feed(Self.takeOver + "ab\u{1B}[?1049l", to: &screen)
        expect(screen.lastAlternate, isNot: nil)
    }
}
