import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct PreviewSettingsTests {
    @Test func `the switcher goes through all widths and round, in both directions`() {
        let widths = sequence(first: PreviewWidth.standard, next: \.next).prefix(7)
        let back = sequence(first: PreviewWidth.standard, next: \.previous).prefix(7)

        expect(
            Array(widths),
            is: [
                .standard, .columns(32), .columns(40), .columns(60), .columns(80), .fit, .standard,
            ])
        expect(Array(back), is: Array(widths).reversed())
    }

    private nonisolated static let between: [(Int, PreviewWidth, PreviewWidth)] = [
        (1, .columns(32), .standard), (33, .columns(40), .columns(32)), (79, .columns(80), .columns(60)),
        (500, .fit, .columns(80)),
    ]

    @Test(arguments: between)
    func `from a width between two it goes to the nearest on that side`(
        count: Int, next: PreviewWidth, previous: PreviewWidth
    ) {
        let width = PreviewWidth.columns(count)

        expect(width.next, is: next)
        expect(width.previous, is: previous)
    }

    @Test(arguments: ColorDepth.allCases)
    func `colours get fewer and fewer, and then all come back`(own: ColorDepth) {
        var emulation = Emulation()
        var seen: [ColorDepth?] = []
        repeat {
            emulation.selectNextDepth(below: own)
            seen.append(emulation.depth)
        } while emulation.depth != nil

        expect(seen, is: Array(ColorDepth.allCases.drop { $0 != own }.dropFirst()) + [nil])
    }

    @Test func `glyphs and language are another one and then the own again`() {
        var emulation = Emulation()

        emulation.switchGlyphs(from: .ascii)
        expect(emulation.isASCII, is: false)
        emulation.switchGlyphs(from: .ascii)
        expect(emulation.isASCII, is: nil)
        emulation.selectNextLanguage(besides: Localization.portuguese)
        expect(emulation.language, is: .english)
        emulation.selectNextLanguage(besides: Localization.portuguese)
        expect(emulation.language, is: .french)
        emulation.selectNextLanguage(besides: Localization.portuguese)
        expect(emulation.language, is: .pseudo)
        emulation.selectNextLanguage(besides: Localization.portuguese)
        expect(emulation.language, is: nil)
    }

    @Test func `what is not as usual is said, and nothing else`() {
        let settings = PreviewSettings(
            width: .columns(1), emulation: Emulation(depth: .indexed8, isASCII: true, language: .portuguese))

        expectEmpty(PreviewSettings().notes(in: .english))
        expect(settings.notes(in: .english), is: ["1 column", "8 colours", "ASCII", "pt"])
    }

    // MARK: The presenter

    @Test func `a column more or less goes on from what the component is offered, and stops at the ends`() throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()

        screen.settings.changeWidth(by: 1)
        expect(bench.arrangement?.width, is: .columns(41))
        bench.offeredColumns = 500
        screen.settings.changeWidth(by: 1)
        expect(bench.arrangement?.width, is: .columns(500))
        bench.offeredColumns = 1
        screen.settings.changeWidth(by: -1)

        expect(bench.arrangement?.width, is: .columns(1))
        expect(bench.notes, is: ["1 column"])
        expect(bench.lastEvent, is: "change width: 1 column")
    }

    @Test func `one key makes the preview as usual again, in one theme`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let plain = stage.window.surface.rows.dropLast()
        stage.type("wvyl=")
        expect(stage.services.places.preview, isNot: PreviewSettings())

        stage.type("P")

        expect(stage.services.places.preview, is: PreviewSettings())
        expect(stage.window.surface.rows.dropLast(), is: plain)
        expect(stage.events.last, is: "show plain")
    }

    @Test func `without a component on show no column is counted`() throws {
        let stage = try GalleryHarness()
        stage.type("/no such component")
        stage.press(.tab)

        stage.type("}")

        expect(stage.services.places.preview.width, is: .standard)
        stage.press(.escape)
        stage.type("}")
        expect(stage.services.places.preview.width, isNot: .standard)
    }

    @Test func `the status says how many columns there really are`() throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard")
        func status() -> String { stage.window.surface.rows.last ?? "" }
        expect(status(), contains: "· 64 columns ·")

        stage.type("u")

        let columns = try #require(status().firstMatch(of: /· (\d+) columns ·/)?.1)
        let edge = try #require(stage.window.surface.rows.first { $0.contains("│ Controls") }?.prefix { $0 != "│" })
        #expect(try #require(Int(columns)) < 64)
        expect(Int(columns), is: edge.count - PreviewBlock.margin.horizontal)
    }

    @Test func `fewer colours are those of the theme in use, and nothing is made anew for them`() throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()
        let instance = screen.preview.content?.instance

        screen.settings.selectNextDepth()

        expect(
            bench.arrangement?.blocks.first?.colors,
            is: EmulatedColors(bench.services.themes.current, depth: .indexed256))
        #expect(screen.preview.content?.instance === instance)
        expect(bench.lastEvent, is: "emulate colours: 256 colours")
    }

    @Test func `a terminal without colours has none to take away, and says so`() throws {
        let bench = try PreviewHarness()
        bench.services.themes.depth = .monochrome
        let screen = bench.makeScreen()

        screen.settings.selectNextDepth()

        expect(bench.messages, is: ["this terminal shows no colours, so none can be taken away"])
        expect(bench.services.places.preview, is: PreviewSettings())
    }

    @Test func `other glyphs make the component anew, with what was done to it`() throws {
        let bench = try PreviewHarness("PillItem")
        let screen = bench.makeScreen()
        let old = try #require(screen.preview.content)
        (old.instance.model as? PillItemViewModel)?.toggleSelection()
        let state = try old.instance.state()

        screen.settings.switchGlyphs()
        screen.settings.selectNextLanguage()

        let new = try #require(screen.preview.content)
        #expect(new.instance !== old.instance)
        try expect(new.instance.state(), is: state)
        expect(new.instance.environment.glyphs, is: .ascii)
        expect(new.instance.environment.localization.locale, is: "fr")
        expect(bench.arrangement?.glyphs, is: .ascii)
        expect(bench.notes, is: ["ASCII", "fr"])
    }

    @Test func `another language shows the examples of a state in it, unless somebody has changed the state`() throws {
        let bench = try PreviewHarness("PillItem")
        let screen = bench.makeScreen()
        func title() throws -> String? {
            (try #require(screen.preview.content).instance.model as? PillItemViewModel)?.currentDisplayState.title
        }
        let english = try title()

        // In French it is the English word.
        for _ in 1...2 { screen.settings.selectNextLanguage() }
        let portuguese = try title()
        (screen.preview.content?.instance.model as? PillItemViewModel)?.toggleSelection()
        screen.settings.selectNextLanguage()

        expect(english, is: "Football")
        expect(portuguese, is: "Futebol")
        try expect(title(), is: "Futebol")
        expect(bench.notes, is: ["en-XA"])
    }

    @Test func `the language at hand, asked for by its code, is as usual`() throws {
        let bench = try PreviewHarness("PillItem")
        let screen = bench.makeScreen()
        #expect(screen.settings.selectLanguage("pt"))
        expect(bench.notes, is: ["pt"])

        #expect(screen.settings.selectLanguage("en"))

        expect(bench.services.places.preview, is: PreviewSettings())
        expect(bench.notes, is: [])
        expect(screen.preview.content?.instance.environment.localization.locale, is: "en")
    }

    @Test func `the table and the component's screen share the settings`() throws {
        let bench = try PreviewHarness()
        bench.makeScreen().settings.showNextWidth()

        let table = CataloguePresenter(services: bench.services, router: bench.router)
        table.previewScreen = bench
        table.arrange()

        expect(bench.arrangement?.width, is: .columns(32))
    }

    // MARK: Themes beside each other

    @Test func `one more theme with each press, at most three, then one again`() throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()
        var counts: [Int] = []

        for _ in 1...4 {
            screen.showNextTheme()
            counts.append(bench.arrangement?.blocks.count ?? 0)
        }

        expect(counts, is: [2, 3, 1, 2])
        expect(bench.arrangement?.blocks.map(\.title), is: ["Goma Dark", "Goma Light"])
        expect(bench.arrangement?.blocks.map { $0.colors == nil }, is: [true, false])
        expect(bench.lastEvent, is: "compare themes: 2")
    }

    @Test func `another theme moves on those beside it`() throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()
        screen.showNextTheme()

        screen.selectNextTheme()

        expect(bench.arrangement?.blocks.map(\.title), is: ["Goma Light", "Goma High Contrast Dark"])
    }
}
