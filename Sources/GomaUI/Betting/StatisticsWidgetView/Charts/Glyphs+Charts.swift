/// The characters that charts are made of.
extension Glyphs {
    /// A cell filled from below, from nearly empty to full.
    var columnSteps: [DisplayText] { isASCII ? Self.asciiSteps : Self.eighths }
    /// Before the name of what is drawn in a colour.
    var chartKey: DisplayText { self[.chartKey] }
    /// A stretch of a bar that is half a row high, so that it does not touch what stands above it.
    var lowBar: DisplayText { lowerHalf ?? self[.fullCell] }
    /// The same, for what stands below it.
    var highBar: DisplayText { upperHalf ?? self[.fullCell] }

    private static let eighths: [DisplayText] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let asciiSteps: [DisplayText] = ["_", "-", "=", "#"]
}

extension Glyph {
    /// Before the name of what is drawn in a colour.
    fileprivate static let chartKey = Self("chartKey", unicode: "█", ascii: "#")
}
