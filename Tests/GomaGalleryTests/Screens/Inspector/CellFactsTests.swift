import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// What is said of a cell that shows no glyph.
@MainActor
struct CellFactsTests {
    private func lastLine(_ cell: Cell) throws -> String? {
        var colors = ShownColors(
            style: try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName), depth: .direct)
        return CellFacts(
            at: .zero, in: [cell], colors: &colors, depth: .direct, words: .english
        ) { _ in nil }.lines.last
    }

    @Test(
        arguments: [
            ([], "shows its ground alone"), (.bold, "shows its ground alone"),
            (.reverse, "shows the colour of its text alone"), (.underline, "shows a line on its ground"),
            ([.reverse, .strikethrough], "shows a line on its ground"),
        ] as [(TextAttributes, String)])
    func `a blank says what is seen of it`(attributes: TextAttributes, words: String) throws {
        let blank = Cell(cluster: .space, foreground: .role(.textPrimary), attributes: attributes)

        try expect(lastLine(blank), is: words)
    }

    @Test func `a cell of a picture says that it is part of one`() throws {
        let color = ColorReference.rgb(RGBColor(0x336699))
        let cell = Cell(cluster: Cluster("▀" as Character), foreground: color, background: color)

        try expect(lastLine(cell), is: "shows part of a picture")
    }
}
