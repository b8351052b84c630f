import GomaKit
import TerminalKit

/// The writer of pictures as SVG: grounds and lines as areas that meet without a gap, texts as text that can be selected, each
/// stretch held to its columns whatever the font.
public struct SVGWriter {
    private let theme: StyleProvider
    private let depth: ColorDepth

    /// Units around the pictures.
    private static let margin = 9.0
    private static let fontSize = 15.0
    /// Where letters stand, from the top of their row.
    private static let baseline = 13.5

    public init(theme: StyleProvider, depth: ColorDepth = .direct) {
        self.theme = theme
        self.depth = depth
    }

    /// The document's lines.
    public func lines(of sheet: PictureSheet) -> [String] {
        var looks = LookTable()
        var body: [String] = []
        var y = Self.margin
        for item in sheet.items {
            if !item.title.isEmpty {
                body.append(Self.title(item.title, y: y))
                y += CellShape.height * 1.5
            }
            body += group(item.surface, y: y, looks: &looks)
            y += Double(item.surface.size.height) * CellShape.height + (item.title.isEmpty ? 0 : CellShape.height)
        }
        let columns = sheet.items.flatMap { [$0.surface.size.width, DisplayText($0.title).width] }.max() ?? 0
        let width = Markup.number(Double(columns) * CellShape.width + 2 * Self.margin)
        let height = Markup.number(y + Self.margin)
        return [
            PictureSheet.mark,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\">",
            "<title>\(Markup.escaped(TextGate.sanitized(sheet.title)))</title>",
        ] + style(looks) + ["<rect class=\"page\" width=\"\(width)\" height=\"\(height)\"/>"] + body + ["</svg>"]
    }

    private func style(_ looks: LookTable) -> [String] {
        let resolver = PaintResolver(theme, depth: depth)
        return [
            "<style>",
            "text{font:\(Markup.number(Self.fontSize))px \(PictureSheet.fonts)"
                + ";white-space:pre;fill:currentColor;direction:ltr;unicode-bidi:bidi-override}",
            "path{fill:currentColor}", ".l{fill:none;stroke:currentColor;stroke-width:\(CellShape.lightLine)}",
            "rect{shape-rendering:crispEdges}", ".page{fill:\(resolver.page.hex)}",
            ".h{color:\(resolver.ink.hex);opacity:.7}", ".d{fill:transparent}",
        ] + looks.rules(theme: theme, depth: depth) + ["</style>"]
    }

    private static func title(_ title: String, y: Double) -> String {
        "<text class=\"h\" x=\"\(Markup.number(margin))\" y=\"\(Markup.number(y + baseline))\">"
            + "\(Markup.escaped(TextGate.sanitized(title)))</text>"
    }

    private func group(_ surface: Surface, y: Double, looks: inout LookTable) -> [String] {
        var lines = ["<g>"] + PictureLayer.elements(of: surface, x: Self.margin, y: y, looks: &looks)
        for row in 0..<surface.size.height {
            let top = y + Double(row) * CellShape.height
            let runs = TextRun.runs(of: surface.row(row))
            guard !runs.isEmpty else { continue }
            let spans = runs.map { Self.span($0, looks: &looks) }.joined()
            lines.append("<text xml:space=\"preserve\" y=\"\(Markup.number(top + Self.baseline))\">\(spans)</text>")
        }
        return lines + ["</g>"]
    }

    private static func span(_ run: TextRun, looks: inout LookTable) -> String {
        let x = Markup.number(margin + Double(run.x) * CellShape.width)
        let width = Markup.number(Double(run.width) * CellShape.width)
        let name = run.kind == .drawn ? "d" : looks.ink(of: run.cell)
        return "<tspan class=\"\(name)\" x=\"\(x)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\">"
            + "\(Markup.escaped(run.text))</tspan>"
    }
}
