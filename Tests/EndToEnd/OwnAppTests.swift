import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// An app of somebody's own, without the gallery, on a real terminal.
    struct OwnAppTests {
        private func terminal(_ command: String) throws -> Terminal {
            let settings = "echo settings $(stty -g | cksum)"
            return try Terminal(
                "\(settings); \(command); echo status $?; \(settings); echo end; cat", width: 80, height: 12)
        }

        private func expectRestored(_ terminal: Terminal) throws {
            try terminal.wait(forText: "end")
            let rows = try terminal.rows.filter { !$0.isEmpty }
            let settings = rows.filter { $0.hasPrefix("settings ") }
            expect(settings.count, is: 2)
            expect(settings.first, is: settings.last)
            expect(rows, contains: "status 0")
            try expect(terminal.value("#{alternate_on}"), is: "0")
        }

        @Test func `an app takes keys, other sizes and the mouse, and gives the terminal back`() throws {
            let terminal = try terminal(Terminal.quoted(Command.ownApp))
            try terminal.wait(forText: "Enter, Space open the match")

            try terminal.press("Enter")
            try terminal.wait(forText: "open the match sunderland-everton")
            try terminal.wait(forText: "? keys   q quit")
            try terminal.resize(width: 1, height: 1)
            try terminal.resize(width: 60, height: 14)
            try terminal.wait(for: "hints in the last of fourteen rows") {
                let rows = try terminal.rows
                return rows.count == 14 && rows[13].hasSuffix("q quit")
            }
            let row = try terminal.rows[13]
            let hint = try #require(row.range(of: "? keys")?.lowerBound)
            try terminal.click(x: row.distance(from: row.startIndex, to: hint), y: 13)
            try terminal.wait(forText: "Shift-Tab")
            try terminal.press("q")
            try terminal.wait(forText: "q quit")
            try terminal.press("q")

            try expectRestored(terminal)
        }

        @Test func `an app changes its theme while it runs`() throws {
            let terminal = try terminal(Terminal.quoted(Command.ownApp))
            try terminal.wait(forText: "Enter, Space open the match")
            let ground = try terminal.cells[11][0].background

            try terminal.type("t")
            try terminal.wait(for: "another ground") { try terminal.cells[11][0].background != ground }
            #expect(try terminal.rows[11].hasPrefix(" Enter, Space open the match"))
            try terminal.press("q")

            try expectRestored(terminal)
        }

        @Test func `with pipes at both ends an app is on the terminal all the same`() throws {
            let terminal = try terminal("echo feed | \(Terminal.quoted(Command.ownApp)) | cat")
            try terminal.wait(forText: "Enter, Space open the match")

            try terminal.press("q")

            try expectRestored(terminal)
        }

        @Test func `without a terminal to show it an app says why in a line`() throws {
            // A session of its own has no terminal.
            let here = try Command.run("setsid", ["--wait", Command.ownApp], environment: ["TERM": "xterm-256color"])
            expect(here.status, is: 69)
            expectEmpty(here.output)
            #expect(here.errors.hasPrefix("standard input is not a terminal; start the program in one"))
            expect(here.errors.count { $0 == "\n" }, is: 1)
        }
    }
}
