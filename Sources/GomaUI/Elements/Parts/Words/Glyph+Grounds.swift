extension Glyph {
    /// A cell that is filled from edge to edge: a part of a bar, or of the ground of what is chosen.
    package static let fullCell = Self("fullCell", unicode: "█", ascii: "#")
}

extension Glyphs {
    /// The lower half of a cell; `nil` where only whole cells can be shown.
    package var lowerHalf: DisplayText? { isASCII ? nil : "▄" }
    /// The upper half of a cell; `nil` where only whole cells can be shown.
    package var upperHalf: DisplayText? { isASCII ? nil : "▀" }
}
