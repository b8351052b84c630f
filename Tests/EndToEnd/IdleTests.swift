import Foundation
import Testing

extension EndToEnd {
    /// A gallery in which nothing moves.
    struct IdleTests {
        /// What a process has done so far: processor time, and how often each thread was put on a processor.
        private struct Work: Equatable {
            let ticks: [String]
            let switches: [String: [Substring]]

            init(of process: String) throws {
                let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
                // The name, which may hold blanks, ends with the last bracket; utime and stime are the 14th and 15th.
                let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
                ticks = fields.dropFirst(12).prefix(2).map(String.init)
                let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
                switches = try threads.reduce(into: [:]) { switches, thread in
                    let status = try String(contentsOfFile: "/proc/\(process)/task/\(thread)/status", encoding: .utf8)
                    switches[thread] = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
                }
            }
        }

        /// However slow the machine, a program with nothing to do comes to rest; one that polls never does.
        @Test func `the gallery comes to rest and stays there`() throws {
            let terminal = try Terminal("exec \(Terminal.quoted(Command.gomaui)) open PillItem")
            try terminal.wait(forText: "Esc back")
            let process = try terminal.value("#{pane_pid}")
            #expect(try String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8) == "gomaui\n")

            try terminal.wait(for: "the program to do nothing while the terminal is looked at 200 times") {
                let before = try Work(of: process)
                for _ in 1...200 { _ = try terminal.value("#{cursor_x}") }
                return try Work(of: process) == before
            }
        }
    }
}
