import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct SVGWriterTests {
    private func elements(_ surface: Surface, depth: ColorDepth = .direct) throws -> [XMLReader.Element] {
        let lines = SVGWriter(theme: try SampleThemes.dark, depth: depth).lines(of: Samples.sheet(surface))
        return try XMLReader.elements(of: lines.joined(separator: "\n"))
    }

    @Test func `every picture's text is the dump's, and well formed`() throws {
        for picture in try Samples.pictures() {
            let texts = try elements(picture.surface).filter { $0.name == "text" }.map(\.text)

            expect(texts, is: picture.surface.rows.filter { !$0.isEmpty }, "\(picture.component.id)")
        }
    }

    @Test func `each cluster stands on its own columns`() throws {
        let spans = try elements(Samples.row("ab日e\u{301}🇵🇹c")).filter { $0.name == "tspan" }

        expect(spans.map(\.text), is: ["ab", "日", "e\u{301}", "🇵🇹", "c"])
        expect(spans.map { $0.attributes["x"] }, is: ["9", "27", "45", "54", "72"])
        expect(spans.map { $0.attributes["textLength"] }, is: ["18", "18", "9", "18", "9"])
    }

    @Test func `hostile text stays text`() throws {
        let hostile = "</text><script>alert('&\"')</script>"

        let elements = try elements(Samples.row(hostile))

        #expect(!elements.contains { $0.name == "script" })
        expect(elements.filter { $0.name == "text" }.map(\.text), is: [hostile])
    }

    @Test func `a title cannot end the document`() throws {
        let sheet = PictureSheet("]]></title>\u{1B}&", items: [.init("<b>\u{0}", Samples.row("a"))])

        let elements = try XMLReader.elements(
            of: SVGWriter(theme: try SampleThemes.dark).lines(of: sheet).joined(separator: "\n"))

        expect(elements.first { $0.name == "title" }?.text, is: "]]></title>&")
        expect(elements.filter { $0.name == "text" }.map(\.text), is: ["<b>", "a"])
    }

    @Test func `lines and blocks are shapes that reach their cells' edges`() throws {
        let elements = try elements(Samples.row("─█"))

        let paths = elements.filter { $0.name == "path" }.compactMap { $0.attributes["d"] }
        expect(paths, is: ["M9 17.4H13.5V18.6H9ZM13.5 17.4H18V18.6H13.5Z", "M18 9H27V27H18Z"])
        expect(elements.filter { $0.name == "tspan" }.map { $0.attributes["class"] }, is: ["d"])
    }

    @Test func `grounds cover exactly the cells that have one`() throws {
        for picture in try Samples.pictures() {
            let cells = picture.surface.cells.count {
                $0.background != .terminalDefault || $0.attributes.contains(.reverse)
            }

            var area = 0.0
            for rect in try elements(picture.surface) where rect.attributes["class"]?.hasPrefix("g") == true {
                let width = try #require(rect.attributes["width"].flatMap(Double.init))
                area += width * (try #require(rect.attributes["height"].flatMap(Double.init)))
            }

            expect(area, is: Double(cells) * CellShape.width * CellShape.height, "\(picture.component.id)")
        }
    }

    @Test func `attributes become the style sheet's`() throws {
        let style = TextStyle(
            foreground: .rgb(RGBColor(0x102030)), background: .rgb(RGBColor(0xA0B0C0)),
            attributes: [.bold, .italic, .underline, .strikethrough, .reverse])

        let sheet = try #require(try elements(Samples.row("a", style)).first { $0.name == "style" }).text

        expect(
            sheet, contains: "{color:#a0b0c0;font-weight:bold;font-style:italic;text-decoration:underline line-through}"
        )
        expect(sheet, contains: "{fill:#102030}")
    }

    @Test func `dim text is nearer to its ground`() throws {
        let style = TextStyle(
            foreground: .rgb(RGBColor(0xFFFFFF)), background: .rgb(RGBColor(0x000000)), attributes: .dim)

        let sheet = try #require(try elements(Samples.row("a", style)).first { $0.name == "style" }).text

        expect(sheet, contains: "{color:#999999}")
    }

    @Test func `without colours a ground that says something is still seen`() throws {
        let row = Samples.row("on", TextStyle(.highlightPrimaryContrast, on: .highlightPrimary))

        let sheet = try #require(try elements(row, depth: .monochrome).first { $0.name == "style" }).text

        expect(sheet, contains: ".g0{fill:#ffffff}")
        expect(sheet, contains: "{color:#121319}")
    }

    @Test func `nothing is fetched from elsewhere`() throws {
        let picture = try #require(try Samples.pictures().first)

        let text = SVGWriter(theme: try SampleThemes.dark).lines(of: Samples.sheet(picture.surface)).joined()

        expect(text, lacks: "url(")
        expect(text, lacks: "href")
        expect(text, lacks: "@import")
    }

    @Test func `pictures stand below their titles and below each other, and a title may be the widest of all`() throws {
        let sheet = PictureSheet(
            "Sheet",
            items: [
                .init("A long title", Samples.row("ab")), .init("", Samples.row("c")), .init("Two", Samples.row("d")),
            ])

        let elements = try XMLReader.elements(
            of: SVGWriter(theme: try SampleThemes.dark).lines(of: sheet).joined(separator: "\n"))

        let texts = elements.filter { $0.name == "text" }
        expect(texts.map(\.text), is: ["A long title", "ab", "c", "Two", "d"])
        expect(texts.map { $0.attributes["y"] }, is: ["22.5", "49.5", "85.5", "103.5", "130.5"])
        let page = try #require(elements.first { $0.name == "svg" })
        expect(page.attributes["width"], is: "126")
        expect(page.attributes["height"], is: "162")
        expect(page.attributes["viewBox"], is: "0 0 126 162")
    }
}
