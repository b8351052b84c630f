import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct ContactSheetPresenterTests {
    @Test func `it begins at the state that was on show, and shows as the settings say`() throws {
        let bench = try PreviewHarness(state: 4)
        bench.services.places.preview = PreviewSettings(
            width: .columns(32), emulation: Emulation(depth: .indexed16, isASCII: true))

        let sheet = bench.makeSheet()

        expect(sheet.selected, is: 4)
        expect(bench.isSheetNew, is: true)
        expect(bench.sheet?.width, is: .columns(32))
        expect(bench.sheet?.glyphs, is: .ascii)
        expect(bench.sheet?.colors, is: EmulatedColors(bench.services.themes.current, depth: .indexed16))
        expect(bench.notes, is: ["32 columns", "16 colours", "ASCII"])
    }

    @Test func `of columns that were asked for those are told for which there is room, as it is by now`() throws {
        let bench = try PreviewHarness()
        bench.services.places.preview.width = .columns(80)

        let sheet = bench.makeSheet()
        expect(bench.notes, is: ["40 columns"])
        bench.offeredColumns = 60
        sheet.roomChanged()

        expect(bench.notes, is: ["60 columns"])
    }

    @Test func `going to a state remembers it for the component's own screen`() throws {
        let bench = try PreviewHarness()
        let sheet = bench.makeSheet()

        sheet.select(6)
        expect(bench.lastEvent, is: "select state: Loading")
        expect(bench.services.places[bench.component], is: 0)
        sheet.open(6)

        expect(bench.services.places[bench.component], is: 6)
        expect(bench.lastEvent, is: "show state: goma:OutcomeItem Loading")
    }

    @Test func `widths and emulation are those of all previews`() throws {
        let bench = try PreviewHarness()
        let sheet = bench.makeSheet()

        sheet.settings.changeWidth(by: 1)
        expect(bench.sheet?.width, is: .columns(41))
        expect(bench.isSheetNew, is: false)
        sheet.settings.switchGlyphs()
        expect(bench.isSheetNew, is: true)
        expect(bench.sheet?.glyphs, is: .ascii)
        sheet.settings.selectNextLanguage()

        let instance = try #require(sheet.instance(stateAt: 0))
        expect(instance.environment.localization.locale, is: "fr")
        expect(bench.services.places.preview.notes(in: .english), is: ["41 columns", "ASCII", "fr"])
    }

    @Test func `another theme is shown at once`() throws {
        let bench = try PreviewHarness()
        let sheet = bench.makeSheet()
        sheet.settings.selectNextDepth()

        sheet.selectNextTheme()

        expect(bench.services.themes.current.name, is: "goma-light")
        expect(bench.sheet?.colors, is: EmulatedColors(bench.services.themes.current, depth: .indexed256))
    }
}
