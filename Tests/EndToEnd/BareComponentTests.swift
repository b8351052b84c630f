import Foundation
import GomaUI
import Testing

extension EndToEnd {
    /// What the dump says is what the terminal shows.
    struct BareComponentTests {
        /// Names of all components with the number of their states.
        static let components: [(name: String, states: Int)] = {
            struct Listed: Decodable {
                let name: String
                let states: [State]
                struct State: Decodable { let name: String }
            }
            guard let listing = try? Command.gomaui("list", "--json"),
                let listed = try? JSONDecoder().decode([Listed].self, from: Data(listing.output.utf8))
            else { return [] }
            return listed.map { ($0.name, $0.states.count) }
        }()

        @Test func `there are components to compare`() { #expect(!Self.components.isEmpty) }

        @Test(arguments: ["goma-dark", "goma-light"])
        func `every component looks in a terminal as in its dump, colours included`(theme: String) throws {
            let terminal = try Terminal("cat", width: 132, height: 60)
            for component in Self.components {
                for state in Self.states(of: component, in: theme) {
                    let options = ["--state", "\(state)", "--at", "0s", "--theme", theme, "--colors", "256"]
                    let dump = try Command.run(Command.gomaui, ["show", component.name, "--format", "ansi"] + options)
                    let expected = Self.trimmed(SGRParser.rows(of: dump.output))
                    let arguments = (["open", component.name, "--bare"] + options).joined(separator: " ")
                    try terminal.restart("exec \(Terminal.quoted(Command.gomaui)) \(arguments)")
                    var seen: [[StyledCell]] = []
                    do {
                        try terminal.wait(for: "\(component.name), state \(state)") {
                            seen = Self.trimmed(try terminal.cells)
                            return seen == expected
                        }
                    } catch {
                        Issue.record("\(component.name), state \(state), \(theme): \(Self.difference(expected, seen))")
                    }
                }
            }
        }

        /// Four states from the first to the last; a second theme differs in nothing but colours, so there one will do.
        private static func states(of component: (name: String, states: Int), in theme: String) -> [Int] {
            guard theme == "goma-dark" else { return [1] }
            let (last, count) = (component.states, min(4, component.states))
            return count < 2 ? [1] : (0..<count).map { 1 + $0 * (last - 1) / (count - 1) }
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
