/// Takes what a program writes to its terminal apart, and names what no terminal should be sent.
///
/// Strict where terminals are lenient: UTF-8 has to be whole, sequences have to be complete, and no controls may come
/// but those that move the cursor.
struct OutputParser {
    /// A fault in what a program writes, in words.
    struct Flaw: Hashable {
        let words: String
    }

    /// Takes in what has been read.
    protocol Reader {
        mutating func take(_ token: OutputToken)
        mutating func take(_ flaw: Flaw)
    }

    private enum State {
        case ground
        /// In a character, with so many bytes still to come.
        case character(missing: Int)
        case escape
        /// After ESC and the byte that has been collected.
        case escapeIntermediate
        case sequence
        case command
        /// In a command, after the ESC that ends it together with a backslash.
        case commandEscape
    }

    private var state = State.ground
    /// Bytes of what has begun and not ended.
    private var bytes: [UInt8] = []

    private static let escape: UInt8 = 0x1B
    private static let longestSequence = 128
    /// A clipboard may be long; what never ends is none.
    private static let longestCommand = 4 << 20

    /// What has begun and not ended, in words; `nil` between characters and sequences.
    var inside: String? {
        switch state {
        case .ground: nil
        case .character: "a character in UTF-8"
        case .escape, .escapeIntermediate: "an escape sequence"
        case .sequence: "the control sequence ESC [ \(text)"
        case .command, .commandEscape: "an operating system command"
        }
    }

    /// Whether a character has begun and not ended.
    var isInCharacter: Bool {
        if case .character = state { true } else { false }
    }

    mutating func feed(_ byte: UInt8, to reader: inout some Reader) {
        switch state {
        case .ground: begin(byte, &reader)
        case .character(let missing): continueCharacter(byte, missing: missing, &reader)
        case .escape: continueEscape(byte, &reader)
        case .escapeIntermediate:
            state = .ground
            guard (0x30...0x7E).contains(byte) else { return breakOff("an escape sequence", byte, &reader) }
            reader.take(.escape(intermediate: bytes.first, final: byte))
        case .sequence: continueSequence(byte, &reader)
        case .command: continueCommand(byte, &reader)
        case .commandEscape:
            state = .ground
            guard byte == UInt8(ascii: "\\") else { return breakOff("an operating system command", byte, &reader) }
            reader.take(.command(bytes))
        }
    }

    private mutating func start(_ new: State, with first: [UInt8] = []) {
        state = new
        bytes = first
    }

    private mutating func breakOff(_ what: String, _ byte: UInt8, _ reader: inout some Reader) {
        state = .ground
        reader.take(Flaw(words: "\(what), broken off by \(Self.hexadecimal([byte]))"))
    }

    private var text: String { String(decoding: bytes, as: UTF8.self) }

    static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }

    // MARK: Characters

    private mutating func begin(_ byte: UInt8, _ reader: inout some Reader) {
        switch byte {
        case Self.escape: start(.escape)
        case 0x20...0x7E: reader.take(.scalar(Unicode.Scalar(byte)))
        case 0x08...0x0A, 0x0D...0x0F: reader.take(.control(byte))
        case ..<0x20, 0x7F: reader.take(Flaw(words: "the control character \(Self.hexadecimal([byte]))"))
        case 0xC2...0xDF: start(.character(missing: 1), with: [byte])
        case 0xE0...0xEF: start(.character(missing: 2), with: [byte])
        case 0xF0...0xF4: start(.character(missing: 3), with: [byte])
        default: reader.take(Flaw(words: "the byte \(Self.hexadecimal([byte])), which begins no character in UTF-8"))
        }
    }

    private mutating func continueCharacter(_ byte: UInt8, missing: Int, _ reader: inout some Reader) {
        guard byte & 0xC0 == 0x80 else {
            state = .ground
            reader.take(Flaw(words: "a character in UTF-8 that lacks its end: \(Self.hexadecimal(bytes))"))
            return begin(byte, &reader)
        }
        bytes.append(byte)
        guard missing == 1 else { return state = .character(missing: missing - 1) }
        state = .ground
        guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else {
            return reader.take(Flaw(words: "\(Self.hexadecimal(bytes)), which is no character in UTF-8"))
        }
        guard !Self.isHarmful(scalar) else {
            let number = String(scalar.value, radix: 16, uppercase: true)
            return reader.take(Flaw(words: "the control character U+\(number)"))
        }
        reader.take(.scalar(scalar))
    }

    /// Controls of the second set, line ends, and what turns the direction of text around (UAX #9).
    static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    // MARK: Sequences

    private mutating func continueEscape(_ byte: UInt8, _ reader: inout some Reader) {
        switch byte {
        case UInt8(ascii: "["): start(.sequence)
        case UInt8(ascii: "]"): start(.command)
        case 0x20...0x2F: start(.escapeIntermediate, with: [byte])
        case 0x30...0x7E:
            state = .ground
            reader.take(.escape(intermediate: nil, final: byte))
        default: breakOff("an escape sequence", byte, &reader)
        }
    }

    private mutating func continueSequence(_ byte: UInt8, _ reader: inout some Reader) {
        switch byte {
        case 0x20...0x3F where bytes.count < Self.longestSequence: bytes.append(byte)
        case 0x40...0x7E:
            state = .ground
            guard let sequence = ControlSequence(bytes[...], final: byte) else {
                let text = text + String(UnicodeScalar(byte))
                return reader.take(Flaw(words: "the control sequence ESC [ \(text), which has no meaning"))
            }
            reader.take(.sequence(sequence))
        default: breakOff("the control sequence ESC [ \(text)", byte, &reader)
        }
    }

    private mutating func continueCommand(_ byte: UInt8, _ reader: inout some Reader) {
        switch byte {
        case 0x07:
            state = .ground
            reader.take(.command(bytes))
        case Self.escape: state = .commandEscape
        case 0x20...0xFF where byte != 0x7F && bytes.count < Self.longestCommand: bytes.append(byte)
        default: breakOff("an operating system command", byte, &reader)
        }
    }
}

extension ControlSequence {
    /// Reads what stands between ESC [ and the last byte; `nil` for what follows no form.
    fileprivate init?(_ bytes: ArraySlice<UInt8>, final: UInt8) {
        var rest = bytes
        var sequence = ControlSequence(marker: nil, parameters: [], intermediate: nil, final: final)
        if let first = rest.first, (0x3C...0x3F).contains(first) { sequence.marker = rest.removeFirst() }
        if let last = rest.last, (0x20...0x2F).contains(last) { sequence.intermediate = rest.removeLast() }
        var number = 0
        for byte in rest {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard number < 1_000_000 else { return nil }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: ";"), UInt8(ascii: ":"):
                sequence.parameters.append(number)
                if byte == UInt8(ascii: ":") { sequence.hasColons = true }
                number = 0
            default: return nil
            }
        }
        if !rest.isEmpty { sequence.parameters.append(number) }
        self = sequence
    }
}
