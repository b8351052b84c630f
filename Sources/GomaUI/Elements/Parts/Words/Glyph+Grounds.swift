import TerminalKit

extension Glyph {
    /// A cell that is filled from edge to edge: a part of a bar, or of the ground of what is chosen.
    package static let fullCell = Self("fullCell", unicode: "█", ascii: "#")
}
