import CNcurses

/// The keys by their numbers in ncurses.
struct KeyCodes {
    /// The number that stands for the beginning of pasted text; ncurses itself gives out smaller ones.
    static let pasteStart: Int32 = 0x4000

    private var keys = standard

    /// Adds what the terminal's description says of keys with modifiers, each of which has its number from ncurses.
    init() {
        if let sequence = cn_capability("kcbt2") { keys[key_defined(sequence)] = .backTab }
        // By the names that terminfo has for keys of the numeric keypad nobody could tell what is printed on them.
        for letter in ControlSequence.keypadLetters {
            let code = key_defined("\u{1B}O\(UnicodeScalar(letter))")
            if code > 0 { keys[code] = ControlSequence.singleShiftKey(letter) }
        }
        for (name, key) in Self.extendedNames {
            for parameter in 2...8 {
                let modifiers = KeyModifiers(xtermParameter: parameter)
                // Parameter 2 (Shift) has no number in its name.
                let capability = parameter == 2 ? name : "\(name)\(parameter)"
                guard let sequence = cn_capability(capability) else { continue }
                let code = key_defined(sequence)
                if code > 0 { keys[code] = KeyEvent(key, modifiers) }
            }
        }
    }

    func key(_ code: Int32) -> KeyEvent? {
        let functionKeys = KEY_F0 + 1...KEY_F0 + 63
        guard functionKeys.contains(code) else { return keys[code] }
        return Self.functionKey(Int(code - KEY_F0))
    }

    /// Beyond F12, xterm counts the twelve on with Shift, Control, both, Alt, and Alt with Shift.
    static func functionKey(_ number: Int) -> KeyEvent {
        let modifiers: [KeyModifiers] = [[], .shift, .control, [.control, .shift], .alt, [.alt, .shift]]
        let (row, place) = (number - 1).quotientAndRemainder(dividingBy: 12)
        return KeyEvent(.function(place + 1), modifiers[min(row, modifiers.count - 1)])
    }

    private static let extendedNames: [(String, Key)] = [
        ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
        ("kPRV", .pageUp), ("kNXT", .pageDown), ("kDC", .delete), ("kIC", .insert),
    ]

    private static let standard: [Int32: KeyEvent] = [
        KEY_UP: KeyEvent(.up), KEY_DOWN: KeyEvent(.down), KEY_LEFT: KeyEvent(.left), KEY_RIGHT: KeyEvent(.right),
        KEY_HOME: KeyEvent(.home), KEY_END: KeyEvent(.end), KEY_LL: KeyEvent(.end),
        KEY_PPAGE: KeyEvent(.pageUp), KEY_NPAGE: KeyEvent(.pageDown),
        KEY_A1: KeyEvent(.home), KEY_A3: KeyEvent(.pageUp), KEY_C1: KeyEvent(.end), KEY_C3: KeyEvent(.pageDown),
        KEY_FIND: KeyEvent(.home), KEY_SELECT: KeyEvent(.end),
        KEY_IC: KeyEvent(.insert), KEY_DC: KeyEvent(.delete), KEY_BACKSPACE: KeyEvent(.backspace),
        KEY_ENTER: KeyEvent(.enter), KEY_BTAB: .backTab,
        KEY_SR: KeyEvent(.up, .shift), KEY_SF: KeyEvent(.down, .shift), KEY_SLEFT: KeyEvent(.left, .shift),
        KEY_SRIGHT: KeyEvent(.right, .shift), KEY_SHOME: KeyEvent(.home, .shift), KEY_SEND: KeyEvent(.end, .shift),
        KEY_SPREVIOUS: KeyEvent(.pageUp, .shift), KEY_SNEXT: KeyEvent(.pageDown, .shift),
        KEY_SIC: KeyEvent(.insert, .shift), KEY_SDC: KeyEvent(.delete, .shift),
    ]
}
