/// What pictures as SVG are made of, whether they stand still or move.
enum SVGParts {
    /// Units around the pictures.
    static let margin = 9.0
    /// Where letters stand, from the top of their row.
    static let baseline = 13.5
    private static let fontSize = 15.0

    /// The head of a document of a size, in units.
    static func head(width: Double, height: Double, title: String) -> [String] {
        let (width, height) = (Markup.number(width), Markup.number(height))
        return [
            PictureSheet.mark,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\">",
            "<title>\(Markup.escaped(TextGate.sanitized(title)))</title>",
        ]
    }

    /// The rules that hold for every picture.
    static let rules = [
        "text{font:\(Markup.number(fontSize))px \(PictureSheet.fonts)"
            + ";white-space:pre;fill:currentColor;direction:ltr;unicode-bidi:bidi-override}",
        "path{fill:currentColor}", ".l{fill:none;stroke:currentColor;stroke-width:\(CellShape.lightLine)}",
        "rect{shape-rendering:crispEdges}", ".d{fill:transparent}",
    ]

    /// The text of a row, its top at `y`; `nil` for a blank one.
    static func text(of cells: ArraySlice<Cell>, y: Double, looks: inout LookTable) -> String? {
        let runs = TextRun.runs(of: cells)
        guard !runs.isEmpty else { return nil }
        let spans = runs.map { span($0, looks: &looks) }.joined()
        return "<text xml:space=\"preserve\" y=\"\(Markup.number(y + baseline))\">\(spans)</text>"
    }

    private static func span(_ run: TextRun, looks: inout LookTable) -> String {
        let x = Markup.number(margin + Double(run.x) * CellShape.width)
        let width = Markup.number(Double(run.width) * CellShape.width)
        let name = run.kind == .drawn ? "d" : looks.ink(of: run.cell)
        return "<tspan class=\"\(name)\" x=\"\(x)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\">"
            + "\(Markup.escaped(run.text))</tspan>"
    }
}
