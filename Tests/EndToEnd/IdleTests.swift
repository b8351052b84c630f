import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// A gallery in which nothing moves.
    struct IdleTests {
        /// However slow the machine, a program with nothing to do comes to rest; one that polls never does.
        @Test func `the gallery comes to rest and stays there`() throws {
            let terminal = try Terminal("exec \(Terminal.quoted(Command.gomaui)) open PillItem")
            try terminal.wait(forText: "Esc back")
            let process = try terminal.value("#{pane_pid}")
            try expect(String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8), is: "gomaui\n")

            try terminal.wait(for: "the program to do nothing while the terminal is looked at 50 times") {
                let before = try ProcessWork(of: process)
                for _ in 1...50 { _ = try terminal.value("#{cursor_x}") }
                return try ProcessWork(of: process) == before
            }
        }
    }
}
