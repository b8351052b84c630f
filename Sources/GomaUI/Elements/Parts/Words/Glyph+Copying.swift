extension Glyph {
    /// Beside what a press copies.
    package static let copy = Self("copy", unicode: "❐", ascii: "cp")
}
