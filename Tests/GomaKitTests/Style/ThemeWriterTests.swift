import Expectations
import TerminalKit
import Testing

@testable import GomaKit

struct ThemeWriterTests {
    private func read(_ yaml: String) throws -> StyleProvider {
        try ThemeLibrary([]).theme(yaml: yaml, file: "written.yaml")
    }

    @Test(arguments: ThemeLibrary.embedded.names)
    func `a theme that is written reads back to the same values`(name: String) throws {
        let theme = try ThemeLibrary.embedded.theme(named: name)

        try expect(read(ThemeWriter.yaml(theme)), is: theme)
    }

    @Test(arguments: [
        "yes", "12", "#1", "a: b", "it's \"so\"", "back\\slash", "tab\tand\nline", "日本 & *a", " spaced ", "null",
        "\u{1B}[0m",
    ])
    func `names that YAML reads otherwise are kept`(title: String) throws {
        var theme = try ThemeLibrary.embedded.theme(named: "goma-mono")
        theme.title = title
        theme.author = title
        theme.glyphs = .ascii
        theme.borders = .square

        try expect(read(ThemeWriter.yaml(theme, comments: [title])), is: theme)
    }
}
