import Expectations
import GomaReview
import TerminalKit
import Testing

@Suite struct FactSheetTests {
    @Test func `texts continue below themselves, and groups stand apart`() {
        var sheet = FactSheet(width: 40)
        sheet.addTitle("Terminal")
        sheet.add("size", "80 columns and 24 rows of cells")
        sheet.addTitle("Themes")
        sheet.add("built in", rows: ["one", "two"])

        expect(
            sheet.lines,
            is: [
                "Terminal", "  size             80 columns and 24", "                   rows of cells", "", "Themes",
                "  built in         one", "                   two",
            ])
    }

    @Test(arguments: [0, 20, 34])
    func `texts have fifteen columns beside the names, however narrow the sheet is to be`(width: Int) {
        var sheet = FactSheet(width: width)
        sheet.add("size", "80 columns and 24 rows")

        expect(sheet.lines, is: ["  size             80 columns and", "                   24 rows"])
    }

    @Test(arguments: [Glyphs.unicode, .ascii])
    func `samples keep inside 60 columns, and ASCII inside ASCII`(glyphs: Glyphs) {
        let rows = SampleSheet.borders(glyphs) + [SampleSheet.marks(glyphs)] + SampleSheet.widths(glyphs)

        #expect(rows.allSatisfy { DisplayText($0).width <= 60 })
        #expect(!glyphs.isASCII || rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        expect(Set(SampleSheet.widths(glyphs).map { DisplayText($0).width }).count, is: 1)
    }
}
