import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

/// Input that arrives in pieces: a terminal's bytes may be cut anywhere, and what stands alone for a while is meant alone.
@Suite struct InputPiecesTests {
    private static func events(_ pieces: [UInt8]..., isUTF8: Bool = true) -> [Event] {
        var decoder = InputDecoder(locale: isUTF8 ? .utf8 : .ascii)
        for piece in pieces {
            for byte in piece { decoder.feed(.byte(byte)) }
            decoder.finish()
        }
        return decoder.takeEvents()
    }

    private static func typed(_ text: String) -> [Event] { text.map { .key(KeyEvent(.character($0))) } }

    // MARK: Sequences

    @Test(arguments: [
        "\u{1B}[A", "\u{1B}OA", "\u{1B}OM", "\u{1B}Op", "\u{1B}O5Q", "\u{1B}[Z", "\u{1B}[1;5C", "\u{1B}[3~",
        "\u{1B}[15;2~", "\u{1B}[[C", "\u{1B}[97;5u",
        "\u{1B}[27;5;13~", "\u{1B}[99;1~", "\u{1B}[?1;2c", "\u{1B}[<0;4;5M", "\u{1B}[<65;300;200M", "\u{1B}[<0;4;5m",
        "\u{1B}[M $%", "\u{1B}[M#$%", "\u{1B}[200~\u{1B}[201~", "\u{1B}[200~a\u{1B}[Ab\u{1B}[201~",
    ])
    func `a sequence that is cut behind its beginning is put together, and before that it is keys`(sequence: String) {
        let bytes = Array(sequence.utf8)
        let whole = Self.events(bytes)
        let second = Character(UnicodeScalar(bytes[1]))

        for cut in 1..<bytes.count {
            let rest = Array(bytes[cut...])
            let apart: [Event] =
                switch cut {
                case 1: [.key(KeyEvent(.escape))] + Self.events(rest)
                case 2: [.key(KeyEvent(.character(second), .alt))] + Self.events(rest)
                default: whole
                }
            expect(Self.events(Array(bytes[..<cut]), rest), is: apart, "cut at \(cut)")
        }
    }

    @Test(arguments: [
        ("x", Key.character("x")), (" ", .character(" ")), ("é", .character("é")), ("日", .character("日")),
        ("\r", .enter), ("\t", .tab), ("\u{7F}", .backspace),
    ])
    func `Escape and a key are one with Alt where they come at once, else two`(text: String, key: Key) {
        expect(Self.events([0x1B] + Array(text.utf8)), is: [.key(KeyEvent(key, .alt))])
        expect(Self.events([0x1B], Array(text.utf8)), is: [.key(KeyEvent(.escape)), .key(KeyEvent(key))])
        expect(
            Self.events([0x1B] + Array((text + text).utf8)), is: [.key(KeyEvent(key, .alt)), .key(KeyEvent(key))])
    }

    @Test func `Escape and O before what is no key are a key with Alt, and what follows is typed`() {
        expect(
            Self.events(Array("\u{1B}Oz\u{1B}O\r".utf8)),
            is: [
                .key(KeyEvent(.character("O"), .alt)), .key(KeyEvent(.character("z"))),
                .key(KeyEvent(.character("O"), .alt)), .key(KeyEvent(.enter)),
            ])
    }

    @Test(arguments: [31, 32, 33])
    func `a sequence without end is one no more after some length`(count: Int) {
        let events = Self.events(Array("\u{1B}[\(String(repeating: "1", count: count))Ax".utf8))

        // A long number is no key's.
        expect(events, is: (count <= 32 ? [.key(KeyEvent(.up))] + Self.typed("x") : Self.typed("1Ax")))
    }

    // MARK: Answers

    @Test(arguments: [
        "]11;rgb:1e1e/1e1e/2e2e", "]4;1;rgb:ff/00/00", "]52;c;cXVpdA==", "P1$r0m", "P1+r524742=382f382f38",
        "P>|XTerm(379)", "P!|00000000", "_Gi=31;OK",
    ])
    func `an answer to somebody who asked before types nothing, cut or whole`(answer: String) {
        for end in ["\u{7}", "\u{1B}\\"] {
            let bytes = Array("\u{1B}\(answer)\(end)".utf8)

            expect(Self.events(Array("a".utf8) + bytes + Array("q".utf8)), is: Self.typed("aq"))
            // Before its third byte, it is keys.
            for cut in 3..<bytes.count {
                expect(Self.events(Array(bytes[..<cut]), Array(bytes[cut...]), Array("q".utf8)), is: Self.typed("q"))
            }
        }
    }

    @Test func `an answer that never ends keeps nobody waiting, and takes one key with it`() {
        let answer = Array("\u{1B}]11;rgb:1e".utf8)

        expect(Self.events(answer, Array("q".utf8), Array("j".utf8)), is: Self.typed("j"))
        expect(Self.events(answer, [0x0D], Array("j".utf8)), is: [.key(KeyEvent(.enter))] + Self.typed("j"))
        expect(Self.events(answer, [0x1B], Array("j".utf8)), is: [.key(KeyEvent(.escape))] + Self.typed("j"))
        expect(
            Self.events(answer, Array("\u{1B}[A".utf8), Array("j".utf8)), is: [.key(KeyEvent(.up))] + Self.typed("j"))
        expect(Self.events(answer, [], Array("11\u{7}j".utf8)), is: Self.typed("j"))
        expect(Self.events(answer + [0x1B], Array("j\\".utf8)), is: Self.typed("j\\"))
        expect(Self.events(answer + [0x1B], [0x1B], Array("j".utf8)), is: [.key(KeyEvent(.escape))] + Self.typed("j"))
    }

    @Test(arguments: ["]", "P", "_"] as [Character])
    func `what begins an answer is a key with Alt where none follows`(start: Character) {
        let key = Event.key(KeyEvent(.character(start), .alt))

        expect(Self.events([0x1B] + Array("\(start)".utf8), Array("1".utf8)), is: [key] + Self.typed("1"))
        expect(Self.events([0x1B] + Array("\(start)x".utf8)), is: [key] + Self.typed("x"))
        expect(Self.events([0x1B] + Array("\(start)\r".utf8)), is: [key, .key(KeyEvent(.enter))])
    }

    // MARK: Characters

    @Test(arguments: ["é", "日", "🎲"])
    func `a character is put together wherever it is cut, with Alt too`(text: String) throws {
        let (bytes, character) = (Array(text.utf8), try #require(text.first))

        for cut in 1..<bytes.count {
            let (head, rest) = (Array(bytes[..<cut]), Array(bytes[cut...]))
            expect(Self.events(head, rest), is: Self.typed(text))
            expect(Self.events([0x1B] + head, rest), is: [.key(KeyEvent(.character(character), .alt))])
            expect(Self.events(head, Array("q".utf8)), is: Self.typed("q"))
            expect(Self.events(head, bytes), is: Self.typed(text))
            expect(Self.events(head, [0x1B]), is: [.key(KeyEvent(.escape))])
        }
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
        ] as [[UInt8]])
    func `what is no character vanishes, and the next key is as it would have been without it`(bytes: [UInt8]) {
        expect(Self.events(bytes + Array("q".utf8)), is: Self.typed("q"))
        expect(Self.events([0x1B] + bytes, Array("q".utf8)), is: Self.typed("q"))
        expect(Self.events([0x1B] + bytes, Array("é".utf8)), is: Self.typed("é"))
        expect(Self.events([0x1B] + bytes.prefix(1), Array("q".utf8)), is: Self.typed("q"))
    }

    @Test func `the last characters of each length, and the first beyond, are told apart`() {
        for text in ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"] {
            expect(Self.events(Array(text.utf8)), is: Self.typed(text))
        }
    }

    @Test func `where text is ASCII, other bytes vanish, and Escape before them with them`() {
        expect(Self.events([0xE9, 0x71], isUTF8: false), is: Self.typed("q"))
        expect(Self.events([0x1B, 0xE9], [0x71], isUTF8: false), is: Self.typed("q"))
    }

    // MARK: Pastes

    @Test(
        arguments: [
            Array("\u{1B}[200~begun\u{1B}[20".utf8), Array("\u{1B}[<0;3".utf8), Array("\u{1B}[M ".utf8),
            Array("\u{1B}O".utf8), [0x1B], [0x1B, 0xC3], [0xE6, 0x97],
        ] as [[UInt8]])
    func `what had begun when somebody else got the terminal is forgotten, and keys are keys`(beginning: [UInt8]) {
        var decoder = InputDecoder(locale: .utf8)
        for byte in beginning { decoder.feed(.byte(byte)) }

        decoder.forgetBeginnings()
        for byte in [0xA5] + Array("~q".utf8) { decoder.feed(.byte(byte)) }
        decoder.finish()

        expect(decoder.takeEvents(), is: Self.typed("~q"))
        #expect(!decoder.isPasting)
    }

    @Test(arguments: ["", "a", "\u{1B}", "\u{1B}[201", "\u{1B}[200~", "\u{1B}[201x", "~", "\u{1B}[A\u{3}é日"])
    func `a paste is what stands between its brackets, wherever it is cut`(text: String) {
        let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)

        for cut in 3..<bytes.count {
            expect(
                Self.events(Array(bytes[..<cut]), Array(bytes[cut...]), Array("q".utf8)),
                is: [.paste(text)]
                    + Self.typed("q"))
        }
    }

    @Test func `two pastes are two, and an end without a beginning is nothing`() {
        let paste = Array("\u{1B}[200~a\u{1B}[201~".utf8)

        expect(Self.events(paste + paste), is: [.paste("a"), .paste("a")])
        expect(Self.events(Array("\u{1B}[201~q".utf8)), is: Self.typed("q"))
    }

    // MARK: Mouse

    @Test(arguments: [(1, 0), (2, 1), (223, 222), (224, 223), (10_000, 9_999), (65_535, 65_534)])
    func `a place in numbers is told as far as there can be one`(number: Int, place: Int) {
        let event = MouseEvent(.press(.left), at: Point(x: place, y: 0))

        expect(Self.events(Array("\u{1B}[<0;\(number);1M".utf8)), is: [.mouse(event)])
        let below = MouseEvent(.press(.left), at: Point(x: 0, y: place))
        expect(Self.events(Array("\u{1B}[<0;1;\(number)M".utf8)), is: [.mouse(below)])
    }

    @Test(arguments: [0, 65_536, 99_999_999])
    func `a place in numbers that no screen has is none`(number: Int) {
        expect(Self.events(Array("\u{1B}[<0;\(number);1Mq".utf8)), is: Self.typed("q"))
        expect(Self.events(Array("\u{1B}[<0;1;\(number)Mq".utf8)), is: Self.typed("q"))
    }

    @Test(arguments: [(33, 0), (34, 1), (127, 94), (128, 95), (254, 221), (255, 222)] as [(UInt8, Int)])
    func `a place in a byte is told up to the last that a byte holds`(byte: UInt8, place: Int) {
        let event = MouseEvent(.press(.left), at: Point(x: place, y: 0))

        expect(Self.events([0x1B, 0x5B, 0x4D, 0x20, byte, 0x21]), is: [.mouse(event)])
        expect(Self.events([0x1B, 0x5B, 0x4D, 0x20, 0x21, byte]).count, is: 1)
    }

    @Test(arguments: [0, 31, 32] as [UInt8])
    func `a place in a byte that no screen has is none`(byte: UInt8) {
        expect(Self.events([0x1B, 0x5B, 0x4D, 0x20, byte, 0x21, 0x71]), is: Self.typed("q"))
        expect(Self.events([0x1B, 0x5B, 0x4D, 0x20, 0x21, byte, 0x71]), is: Self.typed("q"))
    }

    @Test(
        arguments: [
            (0, .press(.left)), (1, .press(.middle)), (2, .press(.right)), (3, nil), (32, .drag(.left)),
            (33, .drag(.middle)), (34, .drag(.right)), (35, nil), (64, .wheelUp), (65, .wheelDown), (66, nil),
            (67, nil),
            (96, nil), (97, nil), (127, nil), (128, nil), (129, nil), (255, nil),
        ] as [(Int, MouseEvent.Action?)])
    func `each button and movement is what it is, and what has no meaning here is nothing`(
        code: Int, action: MouseEvent.Action?
    ) {
        let expected = action.map { [Event.mouse(MouseEvent($0, at: .zero))] } ?? []

        expect(Self.events(Array("\u{1B}[<\(code);1;1M".utf8)), is: expected)
    }

    @Test(
        arguments: [(0, .left), (1, .middle), (2, .right), (3, .left), (32, nil), (64, nil), (65, nil), (128, nil)]
            as [(Int, MouseEvent.Button?)])
    func `each button is let go of by itself`(code: Int, button: MouseEvent.Button?) {
        let expected = button.map { [Event.mouse(MouseEvent(.release($0), at: .zero))] } ?? []

        expect(Self.events(Array("\u{1B}[<\(code);1;1m".utf8)), is: expected)
    }
}
