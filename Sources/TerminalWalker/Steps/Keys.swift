/// Keys with the bytes that terminals send for them.
enum Keys {
    /// A key and what it sends.
    typealias Key = (name: String, bytes: [UInt8])

    /// What is typed as it is.
    static let printable: [Key] = (0x21...0x7E).map { (String(UnicodeScalar(UInt8($0))), [UInt8($0)]) }

    /// Keys that move, choose and leave.
    static let navigation: [Key] = [
        ("Enter", [0x0D]), ("Esc", [0x1B]), ("Tab", [0x09]), ("Shift-Tab", sequence("[Z")), ("Space", [0x20]),
        ("Backspace", [0x7F]), ("Up", sequence("OA")), ("Down", sequence("OB")), ("Right", sequence("OC")),
        ("Left", sequence("OD")), ("Home", sequence("OH")), ("End", sequence("OF")), ("Home", sequence("[1~")),
        ("End", sequence("[4~")), ("PgUp", sequence("[5~")), ("PgDn", sequence("[6~")), ("Insert", sequence("[2~")),
        ("Delete", sequence("[3~")), ("Up", sequence("[A")), ("Down", sequence("[B")), ("Right", sequence("[C")),
        ("Left", sequence("[D")),
    ]

    static let function: [Key] = {
        let short: [Key] = zip(1..., "PQRS").map { ("F\($0)", sequence("O\($1)")) }
        let numbers = [15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
        return short + zip(5..., numbers).map { ("F\($0)", sequence("[\($1)~")) }
    }()

    /// Ctrl with a letter, but for those that end or stop a program.
    static let control: [Key] = (UInt8(0)...0x1F).filter { ![3, 0x1A, 0x1B, 0x1C].contains($0) }
        .map { ("Ctrl-\(UnicodeScalar($0 + 0x40))", [$0]) }

    /// What the terminal's driver makes signals of.
    static let signals: [Key] = [("Ctrl-C", [0x03]), ("Ctrl-\\", [0x1C])]
    static let suspend: Key = ("Ctrl-Z", [0x1A])

    static func alt(_ key: Key) -> Key { ("Alt-\(key.name)", [0x1B] + key.bytes) }

    /// A key with modifiers, which xterm gives as a number.
    static func modified(_ final: Character, by number: Int) -> Key {
        ("ESC [ 1;\(number)\(final)", sequence("[1;\(number)\(final)"))
    }

    static func sequence(_ text: String) -> [UInt8] { [0x1B] + Array(text.utf8) }
}
