/// The decoder of single bytes and keys into keys, text, pastes and mouse events.
///
/// Escape stands for itself only when nothing follows at once; else it makes an Alt combination or begins a control
/// sequence (ECMA-48). Sequences that nobody knows vanish rather than type their letters.
struct InputDecoder {
    /// Complete events in the order of their arrival, to be taken by the owner.
    private(set) var events: [Event] = []

    private let locale: TextLocale
    private let longestPaste: Int
    private var state = State.ground
    private var utf8 = UTF8Accumulator()
    private var text = String.UnicodeScalarView()
    private var hasAlt = false

    private enum State {
        case ground
        case escape
        /// After ESC [ with what came since.
        case controlSequence([UInt8])
        /// After ESC [ M, with what came since of button, column and row.
        case mouseReport([UInt8])
        /// After ESC O, which some terminals begin keys with.
        case singleShift
        /// After ESC and a byte that begins what terminals answer (ECMA-48 OSC, DCS, APC), or is a key with Alt.
        case answerStart(UInt8)
        /// In an answer, up to BEL or ESC \, with how many bytes came since the last pause.
        case answer(sincePause: Int)
        /// In an answer, after ESC; whether that came at once, and so begins the end rather than being a key.
        case answerEscape(isEnd: Bool)
        /// After a pause between ESC and \, which end an answer.
        case answerEnd
        case paste([UInt8])
    }

    private static let escape: UInt8 = 0x1B
    private static let delete: UInt8 = 0x7F
    private static let pasteStart = "200".utf8
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// Longer than any sequence a terminal sends for a key.
    private static let longestSequence = 32

    /// - Parameter longestPaste: bytes of a paste that are kept. What is beyond is read and left out.
    init(locale: TextLocale, longestPaste: Int = 1 << 22) {
        self.locale = locale
        self.longestPaste = longestPaste
    }

    /// Whether bytes come as they are, without being searched for keys.
    var isPasting: Bool {
        if case .paste = state { return true }
        return false
    }

    mutating func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    mutating func feed(_ input: RawInput) {
        switch input {
        case .byte(let byte): feed(byte)
        case .key(let key):
            // Terminfo names the byte of Backspace, which Escape before it turns into Alt-Backspace.
            if case .escape = state, key == KeyEvent(.backspace) {
                state = .ground
                hasAlt = true
                return emit(key)
            }
            // The same byte is a place in a report of the mouse.
            if case .mouseReport = state, key == KeyEvent(.backspace) { return feed(Self.delete) }
            settle()
            events.append(.key(key))
        case .pasteStart:
            settle()
            state = .paste([])
        case .ignored: break
        }
    }

    /// Nothing more is at hand: what could have been a beginning stands for itself. A paste and a started sequence or
    /// character wait for their rest. In an answer, a byte that comes alone is a key: its end never came.
    mutating func finish() {
        switch state {
        case .ground, .paste, .mouseReport, .answerEnd: break
        case .controlSequence(let bytes) where !bytes.isEmpty: break
        case .answer(let count): state = count == 1 ? .ground : .answer(sincePause: 0)
        case .answerEscape(isEnd: true): state = .answerEnd
        case .escape, .controlSequence, .singleShift, .answerStart, .answerEscape: settleSequence()
        }
        flushText()
    }

    /// What has begun has no rest any more: somebody else has had the terminal meanwhile, and what waited there is gone.
    mutating func forgetBeginnings() {
        state = .ground
        utf8.reset()
        hasAlt = false
    }

    private mutating func feed(_ byte: UInt8) {
        switch state {
        case .ground: type(byte)
        case .escape: continueEscape(byte)
        case .controlSequence(let bytes): continueSequence(bytes, byte)
        case .mouseReport(let bytes):
            state = .mouseReport(bytes + [byte])
            if bytes.count == 2 { emit(MouseReport(bytes + [byte])) }
        // Konsole's F1 to F4 with modifiers; others have `ESC [ 1 ;` before the rest.
        case .singleShift where (UInt8(ascii: "2")...UInt8(ascii: "8")).contains(byte):
            state = .controlSequence(Array("1;".utf8) + [byte])
        case .singleShift:
            state = .ground
            if let key = ControlSequence.singleShiftKey(byte) {
                emit(key)
            } else {
                emit(KeyEvent(.character("O"), .alt))
                type(byte)
            }
        case .answerStart(let start):
            if Self.isAnswer(start, byte) { return state = .answer(sincePause: 3) }
            settleSequence()
            type(byte)
        case .answer(let count): continueAnswer(count, byte)
        case .answerEscape:
            state = .ground
            if byte != UInt8(ascii: "\\") { continueEscape(byte) }
        case .answerEnd:
            state = .ground
            if byte != UInt8(ascii: "\\") { type(byte) }
        case .paste(var bytes):
            state = .ground
            // The end is looked for in the last bytes, so that many are kept in any case.
            if bytes.count == longestPaste + Self.pasteEnd.count { bytes.remove(at: longestPaste) }
            bytes.append(byte)
            if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
                finishPaste(bytes.dropLast(Self.pasteEnd.count))
            } else {
                state = .paste(bytes)
            }
        }
    }

    private mutating func continueEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): state = .controlSequence([])
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .answerStart(byte)
        case Self.escape:
            state = .escape
            emit(KeyEvent(.escape))
        default:
            state = .ground
            hasAlt = true
            type(byte)
        }
    }

    private mutating func continueSequence(_ bytes: [UInt8], _ byte: UInt8) {
        switch byte {
        case 0x40...0x7E where !(bytes.isEmpty && byte == UInt8(ascii: "[")):
            if byte == UInt8(ascii: "M"), bytes.isEmpty { return state = .mouseReport([]) }
            if bytes.first == UInt8(ascii: "<") { return emit(MouseReport(parameters: bytes.dropFirst(), final: byte)) }
            let isPasteStart = byte == UInt8(ascii: "~") && bytes.elementsEqual(Self.pasteStart)
            state = isPasteStart ? .paste([]) : .ground
            if let key = ControlSequence(parameters: bytes, final: byte).key { emit(key) }
        case 0x20...0x7E where bytes.count < Self.longestSequence: state = .controlSequence(bytes + [byte])
        default:
            // A control character ends a sequence that is not one.
            settleSequence()
            feed(byte)
        }
    }

    /// Whether what begins so is an answer, such as to somebody who has asked for colours and is gone. Nothing here asks.
    private static func isAnswer(_ start: UInt8, _ byte: UInt8) -> Bool {
        switch (UnicodeScalar(start), UnicodeScalar(byte)) {
        case ("]", "0"..."9"), ("P", "0"..."9"), ("P", ">"), ("P", "!"), ("_", "G"): true
        default: false
        }
    }

    private mutating func continueAnswer(_ count: Int, _ byte: UInt8) {
        switch byte {
        case 0x07: state = .ground
        case Self.escape: state = .answerEscape(isEnd: count > 0)
        case ..<0x20:
            // No answer holds a control character.
            state = .ground
            type(byte)
        default: state = .answer(sincePause: count + 1)
        }
    }

    private mutating func finishPaste(_ bytes: ArraySlice<UInt8>) {
        var scalars = String.UnicodeScalarView()
        let pasted =
            locale.isUTF8
            ? String(decoding: bytes, as: UTF8.self).unicodeScalars
            : String.UnicodeScalarView(bytes.compactMap { $0 < 0x80 ? Unicode.Scalar($0) : locale.scalar(ofByte: $0) })
        var previous: Unicode.Scalar?
        for scalar in pasted {
            // Terminals send a line end as the Enter key would.
            if scalar == "\r" || (scalar == "\n" && previous != "\r") { scalars.append("\n") }
            if scalar != "\r", scalar != "\n" { scalars.append(scalar) }
            previous = scalar
        }
        flushText()
        events.append(.paste(String(scalars)))
    }

    // MARK: Text

    private mutating func type(_ byte: UInt8) {
        if byte < 0x80, utf8.isOpen {
            utf8.reset()
            hasAlt = false
        }
        switch byte {
        case Self.escape:
            flushText()
            state = .escape
        case 0..<0x20, 0x7F: emit(ControlSequence.controlKey(byte))
        case ..<0x80: type(Unicode.Scalar(byte))
        default:
            guard let scalar = locale.isUTF8 ? utf8.append(byte) : locale.scalar(ofByte: byte) else {
                // The key that Escape stood before is none.
                if !utf8.isOpen { hasAlt = false }
                return
            }
            type(scalar)
        }
    }

    private mutating func type(_ scalar: Unicode.Scalar) {
        guard hasAlt else {
            text.append(scalar)
            return
        }
        emit(KeyEvent(.character(Character(scalar))))
    }

    /// Scalars that arrived together make clusters, as when a keyboard sends a letter and its accent.
    private mutating func flushText() {
        guard !text.isEmpty else { return }
        for character in String(text) { events.append(.key(KeyEvent(.character(character)))) }
        text = String.UnicodeScalarView()
    }

    private mutating func emit(_ key: KeyEvent) {
        flushText()
        var key = key
        if hasAlt { key.modifiers.insert(.alt) }
        hasAlt = false
        events.append(.key(key))
    }

    /// What a report says of the mouse; one that says nothing vanishes.
    private mutating func emit(_ report: MouseReport?) {
        state = .ground
        hasAlt = false
        flushText()
        if let event = report?.event { events.append(.mouse(event)) }
    }

    // MARK: Open ends

    private mutating func settle() {
        settleSequence()
        flushText()
    }

    private mutating func settleSequence() {
        let open = state
        state = .ground
        switch open {
        case .ground, .paste, .mouseReport, .answer, .answerEnd: break
        case .escape, .answerEscape: emit(KeyEvent(.escape))
        case .answerStart(let start): emit(KeyEvent(.character(Character(UnicodeScalar(start))), .alt))
        case .singleShift: emit(KeyEvent(.character("O"), .alt))
        case .controlSequence(let bytes) where bytes.isEmpty: emit(KeyEvent(.character("["), .alt))
        case .controlSequence: break
        }
    }
}
