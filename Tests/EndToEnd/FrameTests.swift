import Foundation
import Testing

extension EndToEnd {
    /// How frames reach the terminal.
    struct FrameTests {
        /// Writes that a process has asked the system for so far, to the terminal and otherwise.
        private func writes(of process: String) throws -> Int {
            let lines = try String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8).split(separator: "\n")
            let count = lines.first { $0.hasPrefix("syscw: ") }.flatMap { Int($0.dropFirst(7)) }
            return try #require(count)
        }

        /// Half a frame would be seen as flicker. Selecting another row changes the screen in some twenty places; beside
        /// the frame, the main queue is woken up a few times by writing.
        @Test func `a frame reaches the terminal in one piece`() throws {
            let terminal = try Terminal("exec \(Terminal.quoted(Command.gomaui)) --fresh")
            try terminal.wait(forText: "BetDetailValuesSummary")
            let process = try terminal.value("#{pane_pid}")
            try terminal.press("Down")
            try terminal.wait(forText: "▌ BetDetailRow")
            let before = try writes(of: process)

            try terminal.press("Down")
            try terminal.wait(forText: "▌ BetDetailValuesSummary")

            #expect(try writes(of: process) - before <= 8)
        }
    }
}
