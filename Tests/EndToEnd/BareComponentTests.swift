import Foundation
import GomaCatalog
import TestSupport
import Testing

extension EndToEnd {
    /// What the dump says is what the terminal shows.
    @MainActor
    struct BareComponentTests {
        @Test func `there are components to compare`() { #expect(!ComponentRegistry.goma.components.isEmpty) }

        @Test(arguments: ["goma-dark", "goma-light"])
        func `every component looks in a terminal as in its dump, in every state, colours included`(
            theme: String
        ) throws {
            let options = ["--theme", theme, "--colors", "256"]
            let pictures = try DumpedPictures(["--format", "ansi", "--at", "0s"] + options)
            let walk = try CatalogueWalk(allStates: true, options: options)
            func expected(at stop: CatalogueWalk.Stop) throws -> [[StyledCell]] {
                let lines = try pictures.lines(of: stop.component, stateAt: stop.stateIndex)
                return Self.trimmed(SGRParser.rows(of: lines.joined(separator: "\n")))
            }

            try walk.visit(styled: true) { stop, text in
                try Self.trimmed(SGRParser.rows(of: text)) == expected(at: stop)
            } onOther: { stop, text in
                let seen = Self.trimmed(SGRParser.rows(of: text))
                Issue.record("\(stop), \(theme): \(Self.difference(try expected(at: stop), seen))")
            }
        }

        private static func trimmed(_ rows: [[StyledCell]]) -> [[StyledCell]] {
            Array(rows[..<(rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
        }

        private static func difference(_ expected: [[StyledCell]], _ seen: [[StyledCell]]) -> String {
            func text(_ rows: [[StyledCell]]) -> String {
                rows.map { String($0.map(\.character)) }.joined(separator: "\n")
            }
            for (y, row) in expected.enumerated() {
                for (x, cell) in row.enumerated() where y >= seen.count || x >= seen[y].count || seen[y][x] != cell {
                    let other = y < seen.count && x < seen[y].count ? "\(seen[y][x])" : "nothing"
                    return "row \(y), column \(x): the dump says \(cell), the terminal \(other)\n\(text(seen))"
                }
            }
            return "the terminal shows more than the dump\n\(text(seen))"
        }
    }
}
