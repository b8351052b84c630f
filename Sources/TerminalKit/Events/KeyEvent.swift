/// One press of a key.
public struct KeyEvent: Hashable, Sendable {
    /// The key that was pressed.
    public var key: Key
    /// What was held while it was pressed.
    public var modifiers: KeyModifiers

    /// Shift-Tab: the way back.
    public static let backTab = KeyEvent(.tab, .shift)
    /// The space bar.
    public static let space = KeyEvent(.character(" "))

    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Control and a letter, such as `.control("p")`.
    public static func control(_ character: Character) -> KeyEvent { KeyEvent(.character(character), .control) }

    /// The text this key types, or `nil` when it commands instead.
    public var text: Character? {
        guard case .character(let character) = key, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        return character
    }
}

extension KeyEvent: CustomStringConvertible {
    /// The name that help shows, such as "Enter", "Shift-Tab", "Ctrl-P" or "/".
    public var description: String {
        var prefix = ""
        if modifiers.contains(.control) { prefix += "Ctrl-" }
        if modifiers.contains(.alt) { prefix += "Alt-" }
        if modifiers.contains(.shift) { prefix += "Shift-" }
        return prefix + keyName
    }

    private var keyName: String {
        switch key {
        case .character(" "): "Space"
        case .character(let character):
            modifiers.contains(.control) ? character.uppercased() : String(character)
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .insert: "Ins"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }
}
