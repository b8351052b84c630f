import Expectations
import TerminalKit
import Testing

@testable import GomaReview

struct SampleSheetTests {
    @Test func `three boxes stand side by side, each closed at all its corners`() {
        let rows = SampleSheet.borders(.unicode)

        expect(
            rows,
            is: [
                "╭──────╮  ┏━━━━━━┓  ╭┄┄┄┄┄┄╮", "│      │  ┃      ┃  ┆      ┆", "╰──────╯  ┗━━━━━━┛  ╰┄┄┄┄┄┄╯",
            ])
    }

    @Test func `hues go from red round to red, and greys below them from black to white`() {
        let colors = SampleSheet.colors
        let hues = [0, 59].map { colors[$0, 0].background }
        let greys = [0, 1, 30, 59].map { colors[$0, 1].background }

        expect(colors.size, is: Size(width: 60, height: 2))
        expect(hues, is: [.rgb(RGBColor(0xFF0000)), .rgb(RGBColor(0xFF0000))])
        expect(
            greys,
            is: [
                .rgb(RGBColor(0x000000)), .rgb(RGBColor(0x040404)), .rgb(RGBColor(0x828282)), .rgb(RGBColor(0xFFFFFF)),
            ])
    }

    @Test func `each attribute has its word, two columns from the next`() {
        let surface = SampleSheet.attributes

        let attributes = [0, 6, 11, 19, 30, 39].map { surface[$0, 0].attributes }
        expect(surface.rows, is: ["bold  dim  italic  underline  reverse  strikethrough"])
        expect(attributes, is: [.bold, .dim, .italic, .underline, .reverse, .strikethrough])
        #expect([4, 5, 52].allSatisfy { surface[$0, 0].attributes == [] })
    }
}
