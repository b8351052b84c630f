extension Glyphs {
    /// The shape of a text that is on its way.
    package func shape(columns: Int) -> String { String(repeating: placeholder.string, count: columns) }
}
