import CNcurses

/// The reader of everything that waits on standard input, as events.
@MainActor
struct InputReader {
    private var decoder = InputDecoder(locale: .current)
    private let codes = KeyCodes()
    /// Times that input was said to wait and nothing could be read.
    private var failures = 0
    /// Whether what was read at one go was not all there was: some of it may be here already.
    private(set) var holdsInput = false

    /// Read at one go, so that a flood of input cannot keep frames from being drawn.
    private static let most = 20_000

    /// Mouse reports are taken apart by the decoder: ncurses would wait for the rest of one that never ends.
    init() {
        define_key("\u{1B}[200~", KeyCodes.pasteStart)
        define_key(nil, KEY_MOUSE)
    }

    /// Events that have arrived since the last call.
    mutating func readEvents() -> [Event] {
        holdsInput = true
        for _ in 0..<Self.most {
            guard readNext() else {
                decoder.finish()
                holdsInput = false
                break
            }
            failures = 0
        }
        return decoder.takeEvents()
    }

    /// Takes nothing that comes for the rest of what had come before: somebody else has had the terminal meanwhile.
    mutating func forgetBeginnings() { decoder.forgetBeginnings() }

    /// Whether there will be no more input: the terminal is gone, or reading keeps failing.
    mutating func hasEnded() -> Bool {
        switch cn_input_now() {
        case cn_input_ended: return true
        case cn_input_waiting:
            failures += 1
            return failures > 100
        default: return false
        }
    }

    /// Hands the decoder what comes next; `false` when nothing waits.
    private mutating func readNext() -> Bool {
        if decoder.isPasting { return readPaste() }
        let code = wgetch(cn_window())
        switch code {
        case ERR: return false
        case 0...0xFF: decoder.feed(.byte(UInt8(code)))
        case KeyCodes.pasteStart: decoder.feed(.pasteStart)
        default: decoder.feed(codes.key(code).map { .key($0) } ?? .ignored)
        }
        return true
    }

    /// Reads pasted text in large pieces. The decoder also knows the keys that may follow in the last of them.
    private mutating func readPaste() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = Int(cn_read_bytes(&bytes, Int32(bytes.count)))
        for byte in bytes.prefix(count) { decoder.feed(.byte(byte)) }
        return count > 0
    }
}
