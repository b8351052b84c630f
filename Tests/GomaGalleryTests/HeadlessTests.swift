import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaPages
@testable import GomaReview

@MainActor
struct HeadlessTests {
    private var outcome: ComponentDescriptor {
        get throws { try ComponentRegistry.goma.component(named: "OutcomeItem") }
    }

    @Test func `a picture shows the moment it is asked for`() throws {
        let before = try Picture(outcome, stateAt: 2, options: RenderOptions(time: .milliseconds(2900)))
        let after = try Picture(outcome, stateAt: 2, options: RenderOptions(time: .seconds(4)))

        #expect(before.surface.rows[2] == "│    1.95 ▲    │")
        #expect(after.surface.rows[2] == "│     1.95     │")
    }

    @Test func `styles are told by role`() throws {
        let picture = try Picture(outcome, stateAt: 1, options: RenderOptions())

        let map = StyleMap(picture.surface)

        #expect(map.rows.count == 4)
        #expect(map.legend.contains { $0.hasSuffix("= highlightPrimaryContrast on highlightPrimary, bold") })
    }

    @Test func `ANSI text has the cells' colours and ends in none`() throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
        var surface = Surface(size: Size(width: 2, height: 1))
        surface[0, 0] = Cell(
            cluster: Cluster("A" as Character), foreground: .role(.textPrimary), background: .role(.backgroundCards),
            attributes: .bold)

        var direct = ANSIWriter(colors: theme, depth: .direct)
        var plain = ANSIWriter(colors: theme, depth: .monochrome)

        #expect(direct.rows(of: surface) == ["\u{1B}[0;1;38;2;255;255;255;48;2;23;25;30mA\u{1B}[0m "])
        #expect(plain.rows(of: surface) == ["\u{1B}[0;1mA\u{1B}[0m "])
    }

    @Test func `the reading text says what a control is and how it stands`() throws {
        let picture = try Picture(outcome, stateAt: 1, options: RenderOptions())

        #expect(picture.reading.count == 1)
        #expect(picture.reading[0].contains("Home"))
        #expect(picture.reading[0].contains("1.85"))
        #expect(picture.reading[0].hasSuffix("selected"))
    }

    @Test func `the focus order names places and cursors`() throws {
        let line = try ComponentRegistry.goma.component(named: "MarketOutcomesLine")

        let picture = try Picture(line, stateAt: 0, options: RenderOptions(width: 31))

        #expect(picture.focusOrder.map(\.frame.minX) == [0, 10, 20])
        #expect(picture.focusOrder.allSatisfy { $0.cursor != nil })
    }

    @Test func `the JSON listing has what the table has`() throws {
        struct Listed: Decodable {
            let name, view, namespace, category, subcategory, summary: String
            let tags, children: [String]
            let guide: [String: String]?
            let states: [State]
            struct State: Decodable { let name, summary: String }
        }
        let components = ComponentRegistry.goma.components

        let listed = try JSONDecoder().decode(
            [Listed].self, from: Data(CatalogueListing.json(of: components).utf8))

        #expect(listed.map(\.name) == components.map(\.name))
        #expect(listed.map { $0.states.count } == components.map { $0.states.count })
        #expect(listed.allSatisfy { $0.namespace == "goma" && !$0.tags.isEmpty && !$0.summary.isEmpty })
        #expect(listed.first { $0.name == "MarketOutcomesLine" }?.children == ["OutcomeItem"])
        #expect(listed.map { $0.guide?["purpose"] } == components.map(\.guide.purpose))
        #expect(listed.map { $0.guide?["time"] } == components.map(\.guide.time))
    }

    @Test func `the JSON listing has no guide where none is written`() throws {
        let json = try CatalogueListing.json(of: OtherComponents.registry.components)

        #expect(!json.contains("\"guide\""))
    }

    @Test func `a listing is cut at the width of the terminal`() throws {
        var lines: [String] = []
        try CatalogueListing.writeTable(of: ComponentRegistry.goma.components, width: 50) { lines.append($0) }

        #expect(lines.count == ComponentRegistry.goma.components.count + 1)
        #expect(lines.allSatisfy { DisplayText($0).width <= 50 })
    }

    @Test(arguments: [
        ("2.5s", Duration.milliseconds(2500)), ("300ms", .milliseconds(300)), ("2", .seconds(2)), ("0s", .zero),
    ])
    func `times are read as people write them`(text: String, duration: Duration) {
        #expect(TimeParser.duration(text) == duration)
    }

    @Test(arguments: ["", "s", "ms", "-1s", "1e3", "soon", "1h", "0x10", "99999999s", "nan"])
    func `what is no time is refused`(text: String) { #expect(TimeParser.duration(text) == nil) }

    @Test func `a file is written whole, and only where it differs`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { _ = try? FileManager.default.removeItem(atPath: folder) }
        let writer = try DumpWriter(folder: folder)

        #expect(try writer.write("one\n", to: "A/b.txt"))
        #expect(try !writer.write("one\n", to: "A/b.txt"))
        #expect(try writer.write("two\n", to: "A/b.txt"))

        #expect(FileManager.default.contents(atPath: folder + "/A/b.txt") == Data("two\n".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/A") == ["b.txt"])
    }

    @Test func `a folder that cannot be made is named with the reason`() {
        #expect(throws: OutputError.cannotCreateFolder(path: "/proc/none", reason: "No such file or directory")) {
            try DumpWriter(folder: "/proc/none")
        }
    }
}
