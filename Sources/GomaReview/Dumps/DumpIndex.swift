/// The list of a dump's files: Markdown beside texts, a page beside drawings and pages, data beside data.
@MainActor
struct DumpIndex {
    let path: String
    let text: String

    init(_ dump: CatalogueDump) {
        let chapters = dump.files.map(\.component).categories.map { category in
            Chapter(
                title: TextGate.sanitized(category.title),
                files: dump.files.filter { $0.component.category == category })
        }
        switch dump.options.format {
        case .text, .ansi: (path, text) = ("index.md", Self.markdown(chapters))
        case .svg, .html: (path, text) = ("index.html", Self.page(chapters))
        case .json: (path, text) = ("index.json", Self.data(dump))
        }
    }

    private struct Chapter {
        let title: String
        let files: [CatalogueDump.File]
    }

    private static func markdown(_ chapters: [Chapter]) -> String {
        let lines = chapters.flatMap { chapter in
            ["", "## \(markdownText(chapter.title))", ""]
                + chapter.files.map { "- [\(markdownText(title(of: $0)))](\(Markup.address($0.path)))" }
        }
        return ([PictureSheet.mark, "# Components"] + lines).joined(separator: "\n") + "\n"
    }

    private static func page(_ chapters: [Chapter]) -> String {
        let lines = chapters.flatMap { chapter in
            ["<h2>\(Markup.escaped(chapter.title))</h2>", "<ul>"]
                + chapter.files.map {
                    "<li><a href=\"\(Markup.address($0.path))\">\(Markup.escaped(title(of: $0)))</a></li>"
                } + ["</ul>"]
        }
        let head = [
            "<!DOCTYPE html>", PictureSheet.mark, "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">", "<title>Components</title>",
            "<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:16px}</style>",
            "</head>", "<body>", "<main>", "<h1>Components</h1>",
        ]
        return (head + lines + ["</main>", "</body>", "</html>"]).joined(separator: "\n") + "\n"
    }

    private static func data(_ dump: CatalogueDump) -> String {
        let list = dump.files.map { file in
            let states = CatalogueDump.states(of: file.component, dump.options)
            return JSONText.object([
                ("component", .string(file.component.id)), ("category", .string(file.component.category.rawValue)),
                ("theme", .string(file.theme.name)), ("file", .string(file.path)),
                ("states", .array(states.map { .string(file.component.states[$0].name) })),
            ])
        }
        return JSONText.object([("generator", .string("gomaui")), ("files", .array(list))]).lines
            .joined(separator: "\n") + "\n"
    }

    /// The component, and the theme where the file is one of several.
    private static func title(of file: CatalogueDump.File) -> String {
        let name = TextGate.sanitized(file.component.name)
        return file.path.contains("@") ? "\(name), \(file.theme.title)" : name
    }

    /// Text in which Markdown finds nothing to do.
    private static func markdownText(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character.isASCII, character.isPunctuation || character.isSymbol { result += "\\" }
            result.append(character)
        }
    }
}
