import Expectations
import GomaCatalog
import GomaKit
import GomaTestSupport
import TerminalKit
import Testing

@testable import GomaReview

/// The looks of cells in documents.
@MainActor
struct LookTableTests {
    @Test func `the edge of a block has the colour of its ground`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let surface = try Picture(outcome, stateAt: 0, options: RenderOptions()).surface
        let edges = surface.cells.filter { ["▄", "▀", "█"].contains($0.cluster.string) }
        let ground = try #require(try SampleThemes.dark.color(of: .backgroundOdds))

        var looks = LookTable()
        let names = Set(edges.map { looks.ink(of: $0) })

        #expect(edges.count > 20)
        let rules = looks.rules(theme: try SampleThemes.dark)
        #expect(names.allSatisfy { rules.contains(".\($0){color:\(ground.hex)}") }, "\(rules)")
    }

    @Test func `what looks the same has one class, whatever a blank would have been written in`() {
        func cell(
            _ glyph: Unicode.Scalar, _ foreground: ColorReference = .role(.textOdds),
            on background: ColorReference = .terminalDefault, attributes: TextAttributes = []
        ) -> Cell {
            Cell(cluster: Cluster(glyph), foreground: foreground, background: background, attributes: attributes)
        }
        let card = ColorReference.role(.backgroundCards)
        var looks = LookTable()

        let inks = [
            cell(" ", attributes: .bold), cell(" ", .terminalDefault), cell("a"), cell("b"), cell("▄"), cell("█"),
        ].map { looks.ink(of: $0) }
        let grounds = [
            cell("a"), cell("a", on: card, attributes: .bold), cell("b", .terminalDefault, on: card),
            cell("a", attributes: .reverse), cell(" ", attributes: .reverse),
        ].map { looks.ground(of: $0) }

        expect(inks, is: ["t0", "t0", "t1", "t1", "t2", "t3"])
        expect(grounds, is: [nil, "g4", "g4", "g5", "g5"])
        expect(looks.ink(of: cell(" ", on: card)), is: "t4")
    }
}
