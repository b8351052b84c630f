import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct JSONWriterTests {
    /// - Parameter CellData: what is read of a cell.
    private struct Document<CellData: Decodable>: Decodable {
        let generator, component, view, category: String
        let theme: Theme
        let picture: Shown

        struct Theme: Decodable { let name, appearance: String }
        struct Shown: Decodable {
            let state, time: String
            let offeredWidth, width, height: Int
            let rows, reading: [String]
            let cells: [[CellData]]
            let focus: [Stop]
            let tree: Node
        }
        struct Stop: Decodable {
            let name: String
            let frame: Place
        }
    }

    private struct Place: Decodable { let x, y, width, height: Int }

    private struct Node: Decodable {
        let type: String
        let identifier, label, text, value: String?
        let frame: Place
        let hidden, focusable: Bool
        let children: [Node]?
    }

    /// A cell's place and what stands there.
    private struct PlacedCell: Decodable {
        let x, width: Int
        let cluster: String
    }

    private struct StyledCell: Decodable {
        let cluster: String
        let foreground, background: Color
        let attributes: [String]
    }

    private struct Color: Decodable {
        let role: String
        let color: String?
    }

    private func document<CellData: Decodable>(
        _ picture: Picture, of cells: CellData.Type
    ) throws -> Document<CellData> {
        var writer = JSONWriter(theme: try SampleThemes.dark)
        return try JSONDecoder().decode(
            Document<CellData>.self, from: Data(writer.lines(of: picture).joined().utf8))
    }

    @Test func `the cells of every picture make up its rows`() throws {
        for picture in try Samples.pictures() {
            let shown = try document(picture, of: PlacedCell.self).picture

            expect(shown.rows, is: picture.surface.rows)
            expect(shown.cells.count, is: shown.height)
            expect(shown.height, is: picture.surface.size.height)
            for (y, row) in shown.cells.enumerated() {
                expect(row.map(\.cluster).joined(), is: picture.surface.text(ofRow: y))
                expect(row.reduce(0) { $0 + $1.width }, is: shown.width)
                #expect(zip(row, row.dropFirst()).allSatisfy { $0.x + $0.width == $1.x })
            }
        }
    }

    @Test func `a cell names its roles and what they look like`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let document = try document(
            try Picture(component, stateAt: 0, options: RenderOptions()), of: StyledCell.self)

        let cell = try #require(document.picture.cells[2].first { $0.cluster == "1" })
        expect(document.generator, is: "gomaui")
        expect(document.theme.name, is: "goma-dark")
        expect(cell.foreground.role, is: "textOdds")
        expect(cell.background.role, is: "backgroundOdds")
        expect(cell.background.color, is: (try SampleThemes.dark).color(of: .backgroundOdds)?.hex)
        expect(cell.attributes, is: ["bold"])

        let place = try #require(component.states.firstIndex { $0.name == "Small" })
        let small = try Picture(component, stateAt: place, options: RenderOptions())
        let end = try self.document(small, of: StyledCell.self).picture.cells[0][0]
        expect(end.background.role, is: "default")
        expect(end.background.color, is: nil)
    }

    @Test func `the tree has every view with its place, and the controls where Tab stops`() throws {
        let component = try ComponentRegistry.goma.component(named: "MarketOutcomesLine")
        let document = try document(
            try Picture(component, stateAt: 0, options: RenderOptions()), of: PlacedCell.self)

        func all(_ node: Node) -> [Node] { [node] + (node.children ?? []).flatMap(all) }
        let nodes = all(document.picture.tree)
        expect(document.picture.tree.type, is: component.viewName)
        #expect(nodes.contains { $0.type == "Label" && $0.text == "Home" })
        expect(document.picture.focus.count, is: 3)
        for stop in document.picture.focus {
            #expect(nodes.contains { $0.focusable && $0.frame.x == stop.frame.x && $0.frame.width == stop.frame.width })
        }
    }

    @Test func `text of any kind survives`() throws {
        let text = "\"\\\u{8}\n\r\t\u{1F}\u{7F}\u{2028}é日🇵🇹"

        let read = try JSONDecoder().decode([String].self, from: Data("[\(JSONText.quoted(text))]".utf8))

        expect(read, is: [text])
    }

    @Test func `what is short stands in one line, what is long in several`() {
        let short = JSONText.object([("a", .array([.integer(1), .null])), ("b", .bool(true))])
        let long = JSONText.array([.string(String(repeating: "x", count: 190)), .integer(2), short])

        expect(short.lines, is: ["{\"a\": [1, null], \"b\": true}"])
        expect(long.lines.count, is: 5)
        expect(long.lines[2...], is: ["  2,", "  {\"a\": [1, null], \"b\": true}", "]"])
    }

    @Test func `a line has two hundred bytes with what parts its values, and not one more`() {
        func lines(_ text: String) -> [String] { JSONText.array([.string(text)]).lines }
        let most = String(repeating: "x", count: 196)
        let mostOfTwoBytes = String(repeating: "é", count: 98)

        expect(lines(most), is: ["[\"\(most)\"]"])
        expect(lines(most + "x"), is: ["[", "  \"\(most)x\"", "]"])
        expect(lines(mostOfTwoBytes), is: ["[\"\(mostOfTwoBytes)\"]"])
        expect(lines(mostOfTwoBytes + "é"), is: ["[", "  \"\(mostOfTwoBytes)é\"", "]"])
        expect(JSONText.array([]).lines, is: ["[]"])
        expect(JSONText.object([]).lines, is: ["{}"])
    }
}
