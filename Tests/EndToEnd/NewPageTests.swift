import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `gomaui new page` with the real program.
    struct NewPageTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        @Test func `it writes a page, and all that it says is to be done works as printed`() throws {
            func shell(_ line: String) throws -> Command {
                let program = Command.gomaui
                let text = "cd '\(folder.path)' && gomaui() { '\(program)' \"$@\"; } && \(line)"
                return try Command.run("bash", ["-c", text])
            }
            let written = try shell("gomaui new page 'my pages/lobby'")
            expect(written.status, is: 0, "\(written.errors)")
            let lines = written.output.split(separator: "\n").map(String.init)
            expect(lines.first, is: "my pages/lobby.yaml")
            expect(lines.count, is: 5)

            let commands = lines.dropFirst().compactMap { $0.split(separator: ": ").last.map(String.init) }
            expect(commands[0], is: "gomaui page 'my pages/lobby.yaml' --watch")
            try expect(shell(commands[1]).output, is: "my pages/lobby.yaml: nothing is wrong\n")
            try expect(shell(commands[2]).output, is: "my pages: 1 file new or changed\n")
            try expect(shell(commands[3]).status, is: 0)
            try expect(shell("gomaui check 'my pages/lobby.yaml'").output, is: "1 of 1 page is as approved\n")

            let terminal = try Terminal(
                "cd \(Terminal.quoted(folder.path)); \(Terminal.quoted(Command.gomaui)) page 'my pages/lobby.yaml' --watch",
                width: 80, height: 24)
            try terminal.wait(forText: "Where a press leads")
            try terminal.press("q")
        }

        @Test func `what is there already is left as it is, and a name that is none is told`() throws {
            let path = "\(folder.path)/lobby.yaml"
            try "mine".write(toFile: path, atomically: true, encoding: .utf8)

            let there = try Command.gomaui("new", "page", path)
            expect(there.status, is: 73)
            expect(there.errors, contains: "is there already, and nothing has been written")
            try expect(String(contentsOfFile: path, encoding: .utf8), is: "mine")
            let link = "\(folder.path)/link.yaml"
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: "\(folder.path)/nowhere.yaml")
            let taken = try Command.gomaui("new", "page", link)
            expect(taken.status, is: 73)
            expect(taken.errors, contains: "is there already, and nothing has been written")
            let bad = try Command.gomaui("new", "page", "two words")
            expect(bad.status, is: 64)
            expect(bad.errors, contains: "cannot be a page's name")
        }

        @Test func `what is no page is a component, as before`() throws {
            for words in [
                ["new", "Odd Name", "--category", "Forms"], ["new", "component", "Odd Name", "--category", "Forms"],
            ] {
                let result = try Command.run(Command.gomaui, words)
                expect(result.status, is: 64, "\(result.errors)")
                expect(result.errors, contains: "cannot be a component's name")
            }
        }
    }
}
