import Expectations
import GomaCatalog
import TestSupport
import Testing

@testable import GomaCommand

/// The rows that `diff --rows` shows of two states and of two themes.
@MainActor
struct DiffRowsTests {
    private func lines(_ words: String...) throws -> [String] { try Diff.parse(words).lines(in: .goma) }

    @Test func `a state beside itself differs in nothing, with rows too`() throws {
        try expect(lines("PillItem", "--state", "1", "--state", "1", "--rows"), is: [])
    }

    @Test func `states are followed by the rows in which they differ, below the title of each`() throws {
        let lines = try lines("PillItem", "--state", "selected", "--state", "read-only", "--rows")

        let place = try #require(lines.firstIndex(of: ""))
        expect(lines[(place + 1)...].prefix(2), is: ["- Selected · 24 columns", "+ Read-only · 24 columns"])
        #expect(lines.count > place + 3)
    }

    @Test func `themes that draw other lines are followed by the rows that have them`() throws {
        let folder = try TemporaryFolder()
        try folder.write("name: square\nextends: goma-dark\nborders: square\n", to: "square.yaml")

        let lines = try lines(
            "Button", "--state", "bordered", "--theme", "goma-dark", "--theme", "\(folder.path)/square.yaml", "--rows")

        let place = try #require(lines.firstIndex(of: ""))
        expect(lines[(place + 1)...].prefix(2), is: ["- goma-dark", "+ square"])
        #expect(lines.contains { $0.contains("- ╭") } && lines.contains { $0.contains("+ ┌") })
    }

    @Test func `themes that draw the same lines have no rows to show`() throws {
        let lines = try lines("PillItem", "--theme", "goma-dark", "--theme", "goma-light", "--rows")

        expect(lines.isEmpty, is: false)
        expect(lines, lacks: "")
    }
}
