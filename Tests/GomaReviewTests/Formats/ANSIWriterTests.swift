import Expectations
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

        expect(direct.rows(of: surface), is: ["\u{1B}[0;1;38;2;255;255;255;48;2;36;38;46mA\u{1B}[0m "])
        expect(plain.rows(of: surface), is: ["\u{1B}[0;1mA\u{1B}[0m "])
    }

    /// A row of letters in their colours.
    private func surface(_ letters: [(Character, ColorReference, ColorReference)]) -> Surface {
        var surface = Surface(size: Size(width: letters.count, height: 1))
        for (x, (letter, foreground, background)) in letters.enumerated() {
            surface[x, 0] = Cell(cluster: Cluster(letter), foreground: foreground, background: background)
        }
        return surface
    }

    @Test func `places of the palette have their short codes, bright ones too, and a look is told once`() throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark").customized([
            .textPrimary: DynamicColor(.ansi(1)), .textSecondary: DynamicColor(.ansi(15)),
            .backgroundCards: DynamicColor(.ansi(8)), .backgroundSecondary: DynamicColor(.ansi(4)),
        ])
        var writer = ANSIWriter(colors: theme, depth: .direct)

        let rows = writer.rows(
            of: surface([
                ("A", .role(.textPrimary), .terminalDefault), ("B", .role(.textPrimary), .terminalDefault),
                ("C", .role(.textSecondary), .role(.backgroundCards)),
                ("D", .role(.textSecondary), .role(.backgroundSecondary)), ("E", .terminalDefault, .terminalDefault),
            ]))

        expect(rows, is: ["\u{1B}[0;31mAB\u{1B}[0;97;100mC\u{1B}[0;97;44mD\u{1B}[0mE"])
    }

    @Test func `other places of the palette have their numbers, and a wide cluster is written once`() throws {
        var picture = surface([
            ("日", .rgb(RGBColor(0x5F0000)), .terminalDefault), ("日", .rgb(RGBColor(0x5F0000)), .terminalDefault),
            ("b", .terminalDefault, .rgb(RGBColor(0x0000FF))),
        ])
        picture[0, 0].width = 2
        picture[1, 0].width = 0
        var writer = ANSIWriter(colors: try ThemeLibrary.embedded.theme(named: "goma-dark"), depth: .indexed256)

        expect(writer.rows(of: picture), is: ["\u{1B}[0;38;5;52m日\u{1B}[0;48;5;21mb\u{1B}[0m"])
    }
}
