import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// More colours than the terminal has pairs for.
    final class ColorPairTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

        deinit { _ = try? FileManager.default.removeItem(at: folder) }

        /// A kind of terminal like tmux, but with few pairs.
        private func kind(pairs: Int) throws -> Terminal.Kind {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let source = folder.appendingPathComponent("few.ti")
            try Data("few-pairs|tmux with few pairs,\n\tpairs#\(pairs), use=tmux-256color,\n".utf8).write(to: source)
            try expect(Command.run("tic", ["-x", "-o", folder.path, source.path]).status, is: 0)
            return Terminal.Kind(type: "few-pairs", terminfo: folder.path)
        }

        private func gallery(_ kind: Terminal.Kind, colors: String = "256") throws -> Terminal {
            let terminal = try Terminal(
                "exec \(Terminal.quoted(Command.gomaui)) open OutcomeItem --at 0s --colors \(colors)", kind: kind)
            try terminal.wait(forText: "Esc back")
            return terminal
        }

        /// Shows theme after theme on both terminals, and hands on what the one with enough pairs shows.
        private func walk(_ few: Terminal, _ many: Terminal, _ visit: ([[StyledCell]]) throws -> Void) throws {
            for _ in 1...6 {
                let before = try many.cells
                try many.press("t")
                try few.press("t")
                try many.wait(for: "another theme") { try many.cells != before }
                // Half a picture has the colours of two themes.
                try many.settle()
                try visit(many.cells)
            }
        }

        @Test func `pairs are given back, and every theme looks as with enough of them`() throws {
            let pairs = 32
            let (few, many) = (try gallery(kind(pairs: pairs)), try gallery(Terminal.Kind()))
            var all: Set<Colors> = []

            try walk(few, many) { cells in
                let colors = Self.colors(of: cells)
                #expect(colors.count < pairs)
                all.formUnion(colors)
                try few.wait(for: "the same picture") { try Self.upright(few.cells) == Self.upright(many.cells) }
            }

            #expect(all.count > pairs)
        }

        @Test func `eight colours in 64 pairs look as with enough pairs`() throws {
            let few = try gallery(Terminal.Kind(type: "xterm"), colors: "8")
            let many = try gallery(Terminal.Kind(), colors: "8")

            try walk(few, many) { _ in
                try few.wait(for: "the same picture") {
                    try Self.withoutEnds(few.cells) == Self.withoutEnds(many.cells)
                }
            }
        }

        @Test func `with too few pairs the text stays, and can be read`() throws {
            let (few, many) = (try gallery(kind(pairs: 4)), try gallery(Terminal.Kind()))

            try walk(few, many) { cells in
                try few.wait(for: "the same text") { try few.rows == many.rows }
                let seen = try few.cells.joined().filter { $0.character != " " && $0.foreground != nil }
                #expect(seen.allSatisfy { $0.foreground != $0.background })
                // A pair in reverse video is the same pair.
                let pairs = Set(Self.colors(of: try few.cells).map { Set([$0.foreground, $0.background]) })
                #expect(pairs.count <= 4)
            }
        }

        // MARK: Colours

        private struct Colors: Hashable {
            let foreground: Int?
            let background: Int?
        }

        private static func colors(of cells: [[StyledCell]]) -> Set<Colors> {
            Set(upright(cells).joined().map { Colors(foreground: $0.foreground, background: $0.background) })
        }

        /// The cells without the blanks at the ends of rows, which tmux does not report where a row was cleared to its
        /// end in a colour.
        private static func withoutEnds(_ rows: [[StyledCell]]) -> [[StyledCell]] {
            upright(rows).map { row in Array(row[..<(row.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0)]) }
        }

        /// The cells with reverse video carried out where both colours are known.
        private static func upright(_ rows: [[StyledCell]]) -> [[StyledCell]] {
            rows.map { row in
                row.map { cell in
                    guard cell.attributes.contains(7), cell.foreground != nil, cell.background != nil else {
                        return cell
                    }
                    var cell = cell
                    (cell.foreground, cell.background) = (cell.background, cell.foreground)
                    cell.attributes.remove(7)
                    return cell.visible
                }
            }
        }
    }
}
