import Expectations
import Foundation
import GomaCatalog
import GomaTestSupport
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct DumpComparisonTests {
    private func dump(_ name: String = "OutcomeItem") throws -> ComponentDump {
        try ComponentDump(try ComponentRegistry.goma.component(named: name))
    }

    /// The dump with one thing in its text replaced.
    private func changed(_ old: String, _ new: String) throws -> DumpComparison {
        let text = try dump().text(withStyles: true)
        let range = try #require(text.range(of: old))
        let edited = ComponentDump(parsing: text.replacingCharacters(in: range, with: new))
        return DumpComparison(from: edited, to: try dump())
    }

    @Test func `a dump that was written reads as what it was`() throws {
        for component in ComponentRegistry.goma.components {
            let dump = try ComponentDump(component)

            expect(ComponentDump(parsing: dump.text(withStyles: true)), is: dump, "\(component.id)")
        }
    }

    @Test func `the same dump differs in nothing`() throws {
        let comparison = DumpComparison(from: try dump(), to: try dump())

        expect(comparison.changes, is: [])
        expect(comparison.isHeaderChanged, is: false)
        expect(comparison.isOrderChanged, is: false)
    }

    @Test func `a change of glyphs touches no other layer`() throws {
        let change = try #require(try changed("█    1.95 ▲    █", "█    1.95 ^    █").changes.first)

        expect(change.title, is: "Odds up · 16 columns")
        expect(change.kind, is: .changed([.glyphs]))
        expect(change.lines, contains: "  3 + █    1.95 ▲    █")
    }

    @Test func `focus and reading are layers of their own`() throws {
        try expect(changed("cursor 1,1", "cursor 2,1").changes.first?.kind, is: .changed([.focus]))
        try expect(changed("› Home 1.85", "› Home 1.90").changes.first?.kind, is: .changed([.reading]))
    }

    @Test func `states that came and went are told`() throws {
        let changes = try changed("── Odds up · 16", "── Odds rising · 16").changes

        expect(changes.map(\.kind), is: [.new, .gone])
        expect(changes.map(\.title), is: ["Odds up · 16 columns", "Odds rising · 16 columns"])
    }

    @Test func `approved files are found the same, changed, missing and left over`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { _ = try? FileManager.default.removeItem(atPath: folder) }
        let registry = ComponentRegistry.goma
        let (pill, outcome) = (
            try registry.component(named: "PillItem"), try registry.component(named: "OutcomeItem")
        )
        let writer = try DumpWriter(folder: folder)
        let text = try ComponentDump(outcome).text(withStyles: true)
        try writer.write(text, to: ComponentDump.path(of: outcome))
        try writer.write("old\n", to: "Betting/Gone.txt")

        let approved = try ApprovedDumps(folder: folder)
        try expect(approved.verdict(on: outcome), is: .same)
        try expect(approved.verdict(on: pill), is: .new)
        try expect(approved.orphans(among: registry.components), is: ["Betting/Gone.txt"])

        try writer.write(text.replacingOccurrences(of: "▲", with: "^"), to: ComponentDump.path(of: outcome))
        try expect(approved.verdict(on: outcome), is: .changed)
    }

    @Test func `a dump without styles is compared with nothing that is drawn, and told`() throws {
        let stage = try ApprovedDumpsFixture()
        let outcome = stage.components[0]
        try stage.write(ComponentDump(outcome).text(withStyles: false), for: outcome.name)
        let problem = ApprovalError.plain(path: ComponentDump.path(of: outcome))

        let review = try stage.review()

        expect(review.problems, is: [problem])
        expect(review.components.map(\.subject.name), is: ["MarketOutcomesLine", "PillItem"])
        expect(review.isSame, is: true)
        #expect(throws: problem) { try ApprovedDumps(folder: stage.folder).verdict(on: outcome) }
    }

    @Test func `a dump of which plays alone are left is compared, though they have no styles`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let dump = try ComponentDump(stage.components[0])
        let plays = ComponentDump(header: dump.header, blocks: dump.blocks.filter(\.isPlay))
        try stage.write(plays.text(withStyles: true), for: "OutcomeItem")

        let changes = try stage.changes("OutcomeItem")

        expect(changes.map(\.title), is: dump.blocks.filter { !$0.isPlay }.map(\.title))
        #expect(changes.allSatisfy { $0.kind == .new })
    }

    @Test func `a folder that is not there is named`() {
        #expect(throws: ApprovalError.noFolder(path: "/nowhere")) { try ApprovedDumps(folder: "/nowhere") }
    }

    @Test func `in a folder that may be missing nothing has been approved, and nothing is left over`() throws {
        let pill = try ComponentRegistry.goma.component(named: "PillItem")

        let approved = try ApprovedDumps(folder: "/nowhere", mayBeMissing: true)

        try expect(approved.verdict(on: pill), is: .new)
        try expect(approved.orphans(among: [pill]), is: [])
    }

    @Test func `a change between styles that share a mark is a change of styles`() throws {
        func block(last: UInt32) -> DumpBlock {
            var surface = Surface(size: Size(width: 64, height: 1))
            for (x, color) in ((0..<63).map { UInt32($0) } + [last]).enumerated() {
                surface[x, 0] = Cell(
                    cluster: Cluster(Character("x")), foreground: .rgb(RGBColor(color)), background: .terminalDefault,
                    attributes: [], width: 1)
            }
            let map = StyleMap(surface)
            let lines = ["── Many · 64 columns ──"] + surface.rows + ["", "styles"] + map.rows + map.legend
            return DumpBlock(parsing: lines[...])
        }
        let (old, new) = (block(last: 0x3F), block(last: 0x40))

        let change = try #require(DumpComparison.change(from: old, to: new))

        expect(change.kind, is: .changed([.styles]))
        expect(
            change.lines, is: ["styles without a letter", "  - #00003f on default", "  + #000040 on default"])
        expect(
            DifferenceInWords(from: old, to: new).sentences, is: ["some cells: #00003f on default → #000040 on default"]
        )
    }
}
