import TerminalKit

/// The characters that charts are made of.
extension Glyphs {
    /// A cell filled from below, from nearly empty to full.
    var columnSteps: [DisplayText] { isASCII ? Self.asciiSteps : Self.eighths }
    /// Before the name of what is drawn in a colour.
    var chartKey: DisplayText { self[.chartKey] }
    /// The left half of a cell; `nil` where only whole cells can be shown.
    var leftHalf: DisplayText? { isASCII ? nil : "▌" }
    /// The right half of a cell; `nil` where only whole cells can be shown.
    var rightHalf: DisplayText? { isASCII ? nil : "▐" }

    private static let eighths: [DisplayText] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let asciiSteps: [DisplayText] = ["_", "-", "=", "#"]
}

extension Glyph {
    /// Before the name of what is drawn in a colour.
    fileprivate static let chartKey = Self("chartKey", unicode: "█", ascii: "#")
}
