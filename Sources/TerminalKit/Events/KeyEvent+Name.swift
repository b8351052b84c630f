extension KeyEvent {
    /// The key that a name means, as people write it: "Enter", "Shift-Tab", "Ctrl-P", "PgUp", "F5", or one character.
    ///
    /// Names that ``description`` shows are among them; case matters only for a single character. What is typed with Shift
    /// is a character of its own, such as "A", so that "Shift-A" names no key.
    package init?(named name: String) {
        var rest = name[...]
        var modifiers: KeyModifiers = []
        while let (prefix, modifier) = Self.modifierNames.first(where: { Self.begins(rest, with: $0.0) }) {
            rest = rest.dropFirst(prefix.count)
            modifiers.insert(modifier)
        }
        guard let key = Self.key(named: String(rest), isControl: modifiers.contains(.control)) else { return nil }
        if case .character = key, modifiers.contains(.shift) { return nil }
        self.init(key, modifiers)
    }

    private static func key(named name: String, isControl: Bool) -> Key? {
        let lower = name.lowercased()
        if let known = keyNames.first(where: { $0.0.lowercased() == lower }) { return known.1 }
        if name.count == 1, let character = name.first {
            return .character(isControl ? Character(lower) : character)
        }
        return (1...24).first { lower == "f\($0)" }.map(Key.function)
    }

    /// Names of the keys that type no text, for messages.
    package static let names =
        ["Enter", "Esc", "Tab", "Space", "Backspace", "Del", "Ins", "Up", "Down", "Left", "Right"]
        + ["Home", "End", "PgUp", "PgDn"]

    private static let modifierNames: [(String, KeyModifiers)] = [
        ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift),
    ]

    private static let keyNames: [(String, Key)] = [
        ("Enter", .enter), ("Return", .enter), ("Esc", .escape), ("Escape", .escape), ("Tab", .tab),
        ("Space", .character(" ")), ("Backspace", .backspace), ("Del", .delete), ("Delete", .delete), ("Ins", .insert),
        ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("↑", .up), ("↓", .down),
        ("←", .left), ("→", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PageUp", .pageUp),
        ("PgDn", .pageDown), ("PageDown", .pageDown),
    ]

    private static func begins(_ text: Substring, with prefix: String) -> Bool {
        text.count > prefix.count && text.prefix(prefix.count).lowercased() == prefix.lowercased()
    }
}
