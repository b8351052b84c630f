import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

struct ANSIWriterTests {
    @Test func `ANSI text has the cells' colours and ends in none`() throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
        var surface = Surface(size: Size(width: 2, height: 1))
        surface[0, 0] = Cell(
            cluster: Cluster("A" as Character), foreground: .role(.textPrimary), background: .role(.backgroundCards),
            attributes: .bold)

        var direct = ANSIWriter(colors: theme, depth: .direct)
        var plain = ANSIWriter(colors: theme, depth: .monochrome)

        #expect(direct.rows(of: surface) == ["\u{1B}[0;1;38;2;255;255;255;48;2;36;38;46mA\u{1B}[0m "])
        #expect(plain.rows(of: surface) == ["\u{1B}[0;1mA\u{1B}[0m "])
    }
}
