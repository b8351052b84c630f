extension Glyph {
    /// All filters of a page.
    static let allFilters = Self("allFilters", unicode: "≡", ascii: "=")
}
