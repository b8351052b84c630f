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
}
