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

        #expect(sheet.selected == 4)
        #expect(bench.isSheetNew == true)
        #expect(bench.sheet?.width == .columns(32))
        #expect(bench.sheet?.glyphs == .ascii)
        #expect(bench.sheet?.colors == EmulatedColors(bench.services.themes.current, depth: .indexed16))
        #expect(bench.notes == ["32 columns", "16 colours", "ASCII"])
    }

    @Test func `of columns that were asked for those are told for which there is room, as it is by now`() throws {
        let bench = try PreviewHarness()
        bench.services.places.preview.width = .columns(80)

        let sheet = bench.makeSheet()
        #expect(bench.notes == ["40 columns"])
        bench.offeredColumns = 60
        sheet.roomChanged()

        #expect(bench.notes == ["60 columns"])
    }

    @Test func `going to a state remembers it for the component's own screen`() throws {
        let bench = try PreviewHarness()
        let sheet = bench.makeSheet()

        sheet.select(6)
        #expect(bench.lastEvent == "select state: Loading")
        #expect(bench.services.places[bench.component] == 0)
        sheet.open(6)

        #expect(bench.services.places[bench.component] == 6)
        #expect(bench.lastEvent == "show state: goma:OutcomeItem Loading")
    }

    @Test func `widths and emulation are those of all previews`() throws {
        let bench = try PreviewHarness()
        let sheet = bench.makeSheet()

        sheet.settings.changeWidth(by: 1)
        #expect(bench.sheet?.width == .columns(41))
        #expect(bench.isSheetNew == false)
        sheet.settings.switchGlyphs()
        #expect(bench.isSheetNew == true)
        #expect(bench.sheet?.glyphs == .ascii)
        sheet.settings.selectNextLanguage()

        let instance = try #require(sheet.instance(stateAt: 0))
        #expect(instance.environment.localization.locale == "fr")
        #expect(bench.services.places.preview.notes(in: .english) == ["41 columns", "ASCII", "fr"])
    }

    @Test func `another theme is shown at once`() throws {
        let bench = try PreviewHarness()
        let sheet = bench.makeSheet()
        sheet.settings.selectNextDepth()

        sheet.selectNextTheme()

        #expect(bench.services.themes.current.name == "goma-light")
        #expect(bench.sheet?.colors == EmulatedColors(bench.services.themes.current, depth: .indexed256))
    }
}
