/// A key as the terminal reports it.
public enum Key: Hashable, Sendable {
    /// A key that types text.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 and on.
    case function(Int)
}

/// Keys held down together with another. Shift is part of the character where there is one.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1 << 0)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 1 << 1)
    /// The Alt key, or Esc just before the other key.
    public static let alt = KeyModifiers(rawValue: 1 << 2)

    public init(rawValue: UInt8) { self.rawValue = rawValue }
}

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
