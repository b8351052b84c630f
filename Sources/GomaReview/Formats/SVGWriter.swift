/// The writer of pictures as SVG: grounds and lines as areas that meet without a gap, texts as text that can be selected, each
/// stretch held to its columns whatever the font.
public struct SVGWriter {
    private let theme: StyleProvider
    private let depth: ColorDepth

    public init(theme: StyleProvider, depth: ColorDepth = .direct) {
        self.theme = theme
        self.depth = depth
    }

    /// The document's lines.
    public func lines(of sheet: PictureSheet) -> [String] {
        var looks = LookTable()
        var body: [String] = []
        var y = SVGParts.margin
        for item in sheet.items {
            if !item.title.isEmpty {
                body.append(Self.title(item.title, y: y))
                y += CellShape.height * 1.5
            }
            body += group(item.surface, y: y, looks: &looks)
            y += Double(item.surface.size.height) * CellShape.height + (item.title.isEmpty ? 0 : CellShape.height)
        }
        let columns = sheet.items.flatMap { [$0.surface.size.width, DisplayText($0.title).width] }.max() ?? 0
        let (width, height) = (Double(columns) * CellShape.width + 2 * SVGParts.margin, y + SVGParts.margin)
        let page =
            "<rect class=\"page\" width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\"/>"
        return SVGParts.head(width: width, height: height, title: sheet.title) + style(looks) + [page] + body + [
            "</svg>"
        ]
    }

    private func style(_ looks: LookTable) -> [String] {
        let resolver = PaintResolver(theme, depth: depth)
        return ["<style>"] + SVGParts.rules + [
            ".page{fill:\(resolver.page.hex)}", ".h{color:\(resolver.ink.hex);opacity:.7}",
        ] + looks.rules(theme: theme, depth: depth) + ["</style>"]
    }

    private static func title(_ title: String, y: Double) -> String {
        "<text class=\"h\" x=\"\(Markup.number(SVGParts.margin))\" y=\"\(Markup.number(y + SVGParts.baseline))\">"
            + "\(Markup.escaped(TextGate.sanitized(title)))</text>"
    }

    private func group(_ surface: Surface, y: Double, looks: inout LookTable) -> [String] {
        var lines = ["<g>"] + PictureLayer.elements(of: surface, x: SVGParts.margin, y: y, looks: &looks)
        for row in 0..<surface.size.height {
            let top = y + Double(row) * CellShape.height
            if let text = SVGParts.text(of: surface.row(row), y: top, looks: &looks) { lines.append(text) }
        }
        return lines + ["</g>"]
    }
}
