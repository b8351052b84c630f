import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct ControlSequenceTests {
    private static func key(_ parameters: String, _ final: Character) -> KeyEvent? {
        ControlSequence(parameters: Array(parameters.utf8), final: final.asciiValue ?? 0).key
    }

    /// Keys by the numbers of the VT220 and of xterm.
    private static let numbered: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
        29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
    ]

    @Test(arguments: 0...40)
    func `each number is its key, and the numbers between are none`(number: Int) {
        expect(Self.key("\(number)", "~"), is: Self.numbered[number].map { KeyEvent($0) })
    }

    @Test(
        arguments: [
            ("A", Key.up), ("B", .down), ("C", .right), ("D", .left), ("F", .end), ("H", .home), ("P", .function(1)),
            ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
        ] as [(Character, Key)])
    func `each letter is its key`(letter: Character, key: Key) {
        expect(Self.key("", letter), is: KeyEvent(key))
        expect(ControlSequence.singleShiftKey(letter.asciiValue ?? 0), is: KeyEvent(key))
    }

    @Test(
        arguments: [("24;80", nil), ("?24;80;1", nil), ("2;5", nil), ("1;5", .control), ("", [])]
            as [(String, KeyModifiers?)])
    func `a place of the cursor that a terminal tells is no third function key`(
        parameters: String, modifiers: KeyModifiers?
    ) {
        expect(Self.key(parameters, "R"), is: modifiers.map { KeyEvent(.function(3), $0) })
    }

    @Test(arguments: ["@", "E", "G", "I", "O", "T", "a", "i", "z"] as [Character])
    func `other letters are no keys`(letter: Character) {
        expect(Self.key("", letter), is: nil)
        expect(ControlSequence.singleShiftKey(letter.asciiValue ?? 0), is: nil)
    }

    @Test func `the letters of the numeric keypad are what is printed on it, and end no sequence of another key`() {
        for (letter, character) in zip("jklmnopqrstuvwxy", "*+,-./0123456789") {
            expect(ControlSequence.singleShiftKey(letter.asciiValue ?? 0), is: KeyEvent(.character(character)))
            expect(Self.key("", letter), is: nil)
        }
    }

    @Test(
        arguments: [
            (0, []), (1, []), (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]),
            (7, [.alt, .control]), (8, [.shift, .alt, .control]), (9, []), (10, .shift),
            (16, [.shift, .alt, .control]),
        ] as [(Int, KeyModifiers)])
    func `modifiers are one more than their sum, and others than the three are left out`(
        parameter: Int, modifiers: KeyModifiers
    ) {
        expect(Self.key("1;\(parameter)", "A"), is: KeyEvent(.up, modifiers))
        expect(Self.key("3;\(parameter)", "~"), is: KeyEvent(.delete, modifiers))
    }

    @Test(arguments: [
        ("97", KeyEvent(.character("a"))), ("97;2", KeyEvent(.character("A"))), ("97;5", .control("a")),
        ("97;3", KeyEvent(.character("a"), .alt)), ("97:65;5:1", .control("a")), ("32", .space), ("9", KeyEvent(.tab)),
        ("9;2", .backTab), ("13;5", KeyEvent(.enter, .control)), ("27", KeyEvent(.escape)),
        ("127;3", KeyEvent(.backspace, .alt)), ("55295", KeyEvent(.character("\u{D7FF}"))),
        ("63744", KeyEvent(.character("\u{F900}"))), ("1114111", KeyEvent(.character("\u{10FFFF}"))),
    ])
    func `a key may be named by its code`(parameters: String, key: KeyEvent) {
        expect(Self.key(parameters, "u"), is: key)
    }

    @Test(arguments: [
        ("97:65;2", KeyEvent(.character("A"))), ("49:33;2", KeyEvent(.character("!"))),
        ("122:90;4", KeyEvent(.character("Z"), .alt)), ("122;4", KeyEvent(.character("Z"), .alt)),
        ("97:;2", KeyEvent(.character("A"))), ("97:9;2", KeyEvent(.character("A"))),
        ("223;2", KeyEvent(.character("ß"))), ("97:65", KeyEvent(.character("a"))), ("97:65;6", .control("a")),
        ("65;6", .control("a")), ("45:95;6", .control("_")), ("1089::99;5", .control("c")),
        ("1089:1057:99;6", .control("c")), ("1089:1057:99;2", KeyEvent(.character("\u{421}"))),
        ("1089::99;3", KeyEvent(.character("\u{441}"), .alt)), ("97::113;5", .control("a")),
    ])
    func `with Shift a key is what it types then, and with Control its small Latin letter`(
        parameters: String, key: KeyEvent
    ) {
        expect(Self.key(parameters, "u"), is: key)
    }

    @Test(arguments: [(65, "a"), (97, "a"), (95, "_")] as [(Int, Character)])
    func `xterm's codes with Control mean small letters too`(code: Int, letter: Character) {
        expect(Self.key("27;6;\(code)", "~"), is: .control(letter))
    }

    @Test(
        arguments: [
            ("97;5", "u", .control("a")), ("3;1", "~", KeyEvent(.delete)), ("1;2", "A", KeyEvent(.up, .shift)),
        ] as [(String, Character, KeyEvent)])
    func `a key that is pressed, or held, is one, and nothing when it is let go of`(
        parameters: String, final: Character, key: KeyEvent
    ) {
        expect(Self.key("\(parameters):1", final), is: key)
        expect(Self.key("\(parameters):2", final), is: key)
        expect(Self.key("\(parameters):3", final), is: nil)
        expect(Self.key("\(parameters):13", final), is: key)
    }

    @Test(arguments: [
        "", "0", "8", "31", "55296", "57343", "57344", "63743", "1114112", "4294967296", "-1", "99999999999999999999",
    ])
    func `a code that is no key's is none`(parameters: String) {
        expect(Self.key(parameters, "u"), is: nil)
        expect(Self.key("27;5;\(parameters)", "~"), is: nil)
        #expect(Self.key("27;5", "~") == nil && Self.key("27;5;97;97", "~") == nil)
    }

    @Test(arguments: [("A", 1), ("E", 5)] as [(Character, Int)])
    func `the console's first five function keys have letters of their own`(letter: Character, number: Int) {
        expect(Self.key("[", letter), is: KeyEvent(.function(number)))
        #expect(Self.key("[", "@") == nil && Self.key("[", "F") == nil)
    }

    @Test(
        arguments: [
            (0, KeyEvent.control(" ")), (1, .control("a")), (8, KeyEvent(.backspace)), (9, KeyEvent(.tab)),
            (10, KeyEvent(.enter)), (13, KeyEvent(.enter)), (26, .control("z")), (27, KeyEvent(.escape)),
            (28, .control("\\")), (31, .control("_")), (127, KeyEvent(.backspace)),
        ] as [(UInt8, KeyEvent)])
    func `each control character is its key`(byte: UInt8, key: KeyEvent) {
        expect(ControlSequence.controlKey(byte), is: key)
    }
}
