/// A control sequence that terminfo did not know: keys with modifiers as xterm sends them, and as `CSI u` does.
struct ControlSequence {
    /// Bytes between `ESC [` and the last one.
    let parameters: [UInt8]
    let final: UInt8

    /// The key meant, or `nil` for a sequence that is not one of a key.
    var key: KeyEvent? {
        // The Linux console's F1 to F5.
        if parameters == [UInt8(ascii: "[")] {
            return (0x41...0x45).contains(final) ? KeyEvent(.function(Int(final) - 0x40)) : nil
        }
        let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        // Where another program has left it so, kitty's protocol tells of keys that are let go of, too.
        if let modifiers = fields.dropFirst().first, modifiers.suffix(2).elementsEqual(":3".utf8) { return nil }
        let numbers = fields.map { Int(String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) }
        let first = numbers.first.flatMap(\.self)
        let modifiers = KeyModifiers(xtermParameter: numbers.dropFirst().first.flatMap(\.self) ?? 1)
        switch final {
        case UInt8(ascii: "Z"): return .backTab
        case UInt8(ascii: "~") where first == 27:
            return numbers.count == 3 ? numbers[2].flatMap { Self.key(codes: [$0], modifiers) } : nil
        case UInt8(ascii: "~"): return first.flatMap(Self.numbered).map { KeyEvent($0, modifiers) }
        case UInt8(ascii: "u"): return Self.key(codes: Self.codes(in: fields[0]), modifiers)
        // Row and column of the cursor, told to somebody who has asked for them: a key's first number is 1.
        case UInt8(ascii: "R") where numbers.count > 1 && first != 1: return nil
        default: return Self.lettered(final).map { KeyEvent($0, modifiers) }
        }
    }

    /// The key that `ESC O` and a letter stand for. In the mode that ncurses asks for, some terminals send what is
    /// printed on the numeric keypad so, each character by the letter 64 behind it (VT220, application keypad mode).
    static func singleShiftKey(_ byte: UInt8) -> KeyEvent? {
        switch byte {
        case UInt8(ascii: "M"): KeyEvent(.enter)
        case Self.keypadLetters: KeyEvent(.character(Character(UnicodeScalar(byte - 64))))
        default: lettered(byte).map { KeyEvent($0) }
        }
    }

    /// The letters that stand for what is printed on the numeric keypad, from `*` to `9`.
    static let keypadLetters = UInt8(ascii: "j")...UInt8(ascii: "y")

    /// The key that sends a control character (0…31 and 127).
    static func controlKey(_ byte: UInt8) -> KeyEvent {
        switch byte {
        case 0: .control(" ")
        case 8, 127: KeyEvent(.backspace)
        case 9: KeyEvent(.tab)
        case 10, 13: KeyEvent(.enter)
        case 27: KeyEvent(.escape)
        case 1...26: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }

    private static func lettered(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "P")) + 1)
        default: nil
        }
    }

    /// Keys by the numbers of the VT220, to which xterm added.
    private static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28...29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// The codes by which kitty's protocol names a key: its own, that of what it types with Shift, and that of the key in
    /// its place where letters are Latin; 0 for one that is left out.
    private static func codes(in field: ArraySlice<UInt8>) -> [Int] {
        field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    }

    /// The key of Unicode codes, as `CSI u` and xterm's modifyOtherKeys name it: what is typed with Shift is a character
    /// of its own, and with Control keys go by small Latin letters.
    private static func key(codes: [Int], _ modifiers: KeyModifiers) -> KeyEvent? {
        guard let code = codes.first else { return nil }
        if [9, 13, 27, 127].contains(code) { return KeyEvent(controlKey(UInt8(code)).key, modifiers) }
        guard var typed = character(code) else { return nil }
        if modifiers.contains(.shift) {
            typed = codes.dropFirst().first.flatMap(Self.character) ?? single(typed.uppercased()) ?? typed
        }
        if modifiers.contains(.control) {
            if !typed.isASCII { typed = codes.dropFirst(2).first.flatMap(Self.character) ?? typed }
            typed = single(typed.lowercased()) ?? typed
        }
        return KeyEvent(.character(typed), modifiers.subtracting(.shift))
    }

    /// The character of a Unicode code; `nil` for one that types nothing, such as those that kitty gives other keys.
    private static func character(_ code: Int) -> Character? {
        guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
        switch value {
        case 0..<0x20, 0x7F, 0xE000...0xF8FF: return nil
        default: return Character(scalar)
        }
    }

    /// The character that a text is; `nil` where it is several, as some letters become.
    private static func single(_ text: String) -> Character? { text.count == 1 ? text.first : nil }
}

extension KeyModifiers {
    /// Reads xterm's parameter for modifiers: one more than Shift 1, Alt 2 and Control 4 together.
    init(xtermParameter parameter: Int) {
        let bits = max(parameter, 1) - 1
        self = []
        if bits & 1 != 0 { insert(.shift) }
        if bits & 2 != 0 { insert(.alt) }
        if bits & 4 != 0 { insert(.control) }
    }
}
