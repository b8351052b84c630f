import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What a test's terminal leaves behind.
    struct TerminalTests {
        @Test(arguments: ["exec ./start", "./start; cat", "bash below; cat"])
        func `a program writes nothing down once the terminal of its test is gone, whoever has started it`(
            command: String
        ) throws {
            let (folder, kind) = (try TemporaryFolder(), Terminal.Kind())
            try folder.writeProgram("#!/bin/sh\necho $$ >id\nexec \(Terminal.quoted(Command.gomaui))\n", to: "start")
            try folder.write("./start; cat\n", to: "below")
            var terminal: Terminal? = try Terminal("cd \(Terminal.quoted(folder.path)); \(command)", kind: kind)
            try terminal?.wait(forText: "q quit")
            let program = try folder.text(of: "id").filter(\.isNumber)

            terminal = nil

            let deadline = Date().addingTimeInterval(20)
            while isRunning(program), Date() < deadline { usleep(10_000) }
            #expect(!isRunning(program))
            #expect(!FileManager.default.fileExists(atPath: kind.stateFolder))
        }

        /// Whether a process has not ended, nor waits for somebody to hear that it has.
        private func isRunning(_ process: String) -> Bool {
            let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            return stat.map { !$0.contains(") Z ") } ?? false
        }
    }
}
