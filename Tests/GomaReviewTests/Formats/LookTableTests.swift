import GomaKit
import GomaTestSupport
import TerminalKit
import Testing

@testable import GomaReview

/// The looks of cells in documents.
struct LookTableTests {
    @Test(arguments: ["▄", "▀", "█", "▖", "▙"] as [Unicode.Scalar])
    func `the edge of a block has the colour of its ground`(edge: Unicode.Scalar) throws {
        var looks = LookTable()
        let cell = Cell(
            cluster: Cluster(edge), foreground: .role(.backgroundOdds), background: .role(.backgroundCards),
            attributes: .blockSide)

        let name = looks.ink(of: cell)

        let ground = try #require(try SampleThemes.dark.color(of: .backgroundOdds))
        #expect(looks.rules(theme: try SampleThemes.dark).contains(".\(name){color:\(ground.hex)}"))
    }
}
