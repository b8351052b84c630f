extension KeyEvent {
    /// The key that a name means, as people write it: "Enter", "Shift-Tab", "Ctrl-P", "PgUp", "F5", or one character.
    ///
    /// Names that ``description`` shows are among them; case matters only for a single character.
    package init?(named name: String) {
        var rest = name[...]
        var modifiers: KeyModifiers = []
        while let (prefix, modifier) = Self.modifierNames.first(where: { Self.begins(rest, with: $0.0) }) {
            rest = rest.dropFirst(prefix.count)
            modifiers.insert(modifier)
        }
        if rest.count == 1, let character = rest.first {
            let isArrow = Self.keyNames.first { $0.0 == String(character) }
            if let isArrow {
                self.init(isArrow.1, modifiers)
            } else {
                let typed = modifiers.contains(.control) ? Character(character.lowercased()) : character
                self.init(.character(typed), modifiers)
            }
            return
        }
        let lower = rest.lowercased()
        if let known = Self.keyNames.first(where: { $0.0.lowercased() == lower }) {
            self.init(known.1, modifiers)
        } else if let number = (1...24).first(where: { lower == "f\($0)" }) {
            self.init(.function(number), modifiers)
        } else {
            return nil
        }
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
