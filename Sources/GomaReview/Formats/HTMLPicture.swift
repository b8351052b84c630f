/// A picture as an HTML element: preformatted text over a drawing of its grounds and lines.
///
/// The element's text is the dump's text, row by row.
enum HTMLPicture {
    /// Rules that every document with pictures needs beside those of its ``LookTable``.
    static let styleSheet = [
        ".pic{position:relative;font:var(--cell,15px)/1.2 \(PictureSheet.fonts);font-variant-ligatures:none}",
        ".pic svg{position:absolute;inset:0;width:100%;height:100%}", ".pic rect{shape-rendering:crispEdges}",
        ".pic path{fill:currentColor}",
        ".pic .l{fill:none;stroke:currentColor;stroke-width:\(CellShape.lightLine)}",
        ".pic pre{position:relative;margin:0;font:inherit;height:100%;direction:ltr;unicode-bidi:bidi-override}",
        ".pic i{display:inline-block;height:1.2em;vertical-align:top;font-style:normal;white-space:pre}",
        ".pic .w1{width:1ch}", ".pic .w2{width:2ch}", ".pic .d{color:transparent}",
    ]

    static func lines(of surface: Surface, looks: inout LookTable) -> [String] {
        let (width, height) = (surface.size.width, surface.size.height)
        let box =
            "0 0 \(Markup.number(Double(width) * CellShape.width)) "
            + Markup.number(Double(height) * CellShape.height)
        let rows = (0..<height).map { row in
            TextRun.runs(of: surface.row(row)).map { span($0, looks: &looks) }.joined()
        }
        return [
            "<div class=\"pic\" style=\"width:\(width)ch;height:\(Markup.number(Double(height) * 1.2))em\">"
                + "<svg aria-hidden=\"true\" viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
                + PictureLayer.elements(of: surface, looks: &looks).joined() + "</svg>",
            // A line end right behind the tag is not part of the text.
            "<pre>",
        ] + rows.dropLast() + [(rows.last ?? "") + "</pre></div>"]
    }

    private static func span(_ run: TextRun, looks: inout LookTable) -> String {
        let text = Markup.escaped(run.text)
        switch run.kind {
        case .plain:
            return run.text.allSatisfy { $0 == " " } && run.cell.attributes.isEmpty
                ? text : "<span class=\"\(looks.ink(of: run.cell))\">\(text)</span>"
        case .cluster: return "<i class=\"\(looks.ink(of: run.cell)) w\(run.width)\">\(text)</i>"
        case .drawn: return "<i class=\"d\" style=\"width:\(run.width)ch\">\(text)</i>"
        }
    }
}
