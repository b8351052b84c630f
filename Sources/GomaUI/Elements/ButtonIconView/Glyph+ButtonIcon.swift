extension Glyph {
    /// Hands something on to somebody.
    static let share = Self("share", unicode: "↗", ascii: "^")
    /// Places the same once more.
    static let again = Self("again", unicode: "↻", ascii: "@")
    /// Turns into money.
    static let money = Self("money", unicode: "$", ascii: "$")
}
