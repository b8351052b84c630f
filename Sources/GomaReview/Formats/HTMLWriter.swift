/// The writer of pictures as a page that needs nothing beside itself.
public struct HTMLWriter {
    private let theme: StyleProvider
    private let depth: ColorDepth

    public init(theme: StyleProvider, depth: ColorDepth = .direct) {
        self.theme = theme
        self.depth = depth
    }

    /// The page's lines.
    public func lines(of sheet: PictureSheet) -> [String] {
        var looks = LookTable()
        let title = Markup.escaped(TextGate.sanitized(sheet.title))
        let notes = sheet.notes.map { "<p>\(Markup.escaped(TextGate.sanitized($0)))</p>" }
        let items = sheet.items.flatMap { item in
            let heading = item.title.isEmpty ? [] : ["<h2>\(Markup.escaped(TextGate.sanitized(item.title)))</h2>"]
            return ["<section>"] + heading
                + ["<div class=\"frame\" tabindex=\"0\" role=\"region\" aria-label=\"\(label(of: item, in: sheet))\">"]
                + HTMLPicture.lines(of: item.surface, looks: &looks) + ["</div>", "</section>"]
        }
        return [
            "<!DOCTYPE html>", PictureSheet.mark, "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">", "<title>\(title)</title>",
            "<style>",
        ] + style + HTMLPicture.styleSheet + looks.rules(theme: theme, depth: depth, scope: ".pic ")
            + ["</style>", "</head>", "<body>", "<main>", "<h1>\(title)</h1>"] + notes + items
            + ["</main>", "</body>", "</html>"]
    }

    private func label(of item: PictureSheet.Item, in sheet: PictureSheet) -> String {
        Markup.escaped(TextGate.sanitized(item.title.isEmpty ? sheet.title : item.title))
    }

    private var style: [String] {
        let resolver = PaintResolver(theme, depth: depth)
        return [
            ":root{color-scheme:\(theme.appearance.rawValue)}",
            "body{margin:0;background:\(resolver.page.hex);color:\(resolver.ink.hex);font:16px/1.5 system-ui,sans-serif}",
            "main{max-width:100%;box-sizing:border-box;padding:16px}",
            "h1{font-size:20px;margin:0 0 8px}", "h2{font-size:15px;margin:24px 0 8px}", "p{margin:0;opacity:.7}",
            ".frame{overflow-x:auto;padding:9px 0}",
        ]
    }
}
