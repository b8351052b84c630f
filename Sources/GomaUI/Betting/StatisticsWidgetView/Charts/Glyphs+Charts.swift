/// The characters that charts are made of.
extension Glyphs {
    /// A cell filled from below, from nearly empty to full.
    var columnSteps: [DisplayText] { isASCII ? Self.asciiSteps : Self.eighths }

    private static let eighths: [DisplayText] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let asciiSteps: [DisplayText] = ["_", "-", "=", "#"]
}

extension Glyph {
    /// Before the name of what is drawn in a colour.
    static let chartKey = Self("chartKey", unicode: "█", ascii: "#")
}
