import Expectations
import Foundation
import Testing

@testable import TerminalWalker

extension EndToEnd {
    /// Deciding on changes in a real terminal.
    struct ApprovalScreenTests {
        @Test(arguments: ["", "NO_COLOR=1"])
        func `a change is seen, left, taken up again and accepted in 80×24`(setting: String) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
            let state = folder.appendingPathComponent("state").path
            let dumps = folder.appendingPathComponent("dumps").path
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            try expect(Command.gomaui("approve", "OutcomeItem", "PillItem", "--folder", dumps).status, is: 0)
            let file = folder.appendingPathComponent("dumps/Betting/OutcomeItem.txt")
            let text = try String(contentsOf: file, encoding: .utf8)
            let doctored = text.replacingOccurrences(of: "1.95 ▲", with: "1.95 ^")
                .replacingOccurrences(of: "1.80 ▼", with: "1.80 v")
            try Data(doctored.utf8).write(to: file)
            let command =
                "env XDG_STATE_HOME=\(Terminal.quoted(state)) \(setting) \(Terminal.quoted(Command.gomaui)) "
                + "approve -i OutcomeItem PillItem --folder \(Terminal.quoted(dumps)); echo status $?; cat"

            let terminal = try Terminal(command, width: 80, height: 24)
            try terminal.wait(forText: "a accept")
            try expect(terminal.text, contains: "\"^\" → \"▲\"")
            try expect(terminal.text, contains: "before             after")
            try terminal.press("Space")
            try terminal.wait(for: "the old picture alone") { try !terminal.text.contains("1.95 ▲") }
            try terminal.press("a")
            try terminal.wait(forText: "3 accepted, 0 rejected, 1 left")
            try terminal.press("Q")
            try terminal.wait(forText: "status 0")
            try expect(String(contentsOf: file, encoding: .utf8), is: doctored)

            try terminal.restart(command)
            try terminal.wait(forText: "3 accepted, 0 rejected, 1 left")
            try terminal.press("q")
            try terminal.wait(forText: "goma:OutcomeItem: 3 accepted")
            try terminal.wait(forText: "status 0")

            let expected = text.replacingOccurrences(of: "1.80 ▼", with: "1.80 v")
            try expect(String(contentsOf: file, encoding: .utf8), is: expected)
        }

        @Test(arguments: [false, true])
        func `a terminal that is gone need not be told what has been done`(isTold: Bool) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
            let dumps = folder.appendingPathComponent("dumps").path
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            try expect(Command.gomaui("approve", "PillItem", "--folder", dumps).status, is: 0)
            try FileManager.default.removeItem(atPath: "\(dumps)/Filters/PillItem.txt")
            let arguments = ["approve", "--interactive", "PillItem", "--folder", dumps]
            let program = WalkedProgram(Command.gomaui, arguments, name: "approve")

            let outcome = Walk(over: program, seed: 0, in: folder.path).run([
                Step(.hangUp(isTold: isTold), "the terminal is gone")
            ])

            expect(outcome.finding, is: nil, "\(outcome.finding?.words ?? "")")
            expectEmpty(outcome.errors)
        }

        @Test func `without a terminal it says so and writes nothing`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            try expect(Command.gomaui("approve", "PillItem", "--folder", folder.path).status, is: 0)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("Filters/PillItem.txt"))

            let result = try Command.gomaui("approve", "--interactive", "PillItem", "--folder", folder.path)

            expect(result.status, is: 69)
            #expect(result.errors.hasPrefix("gomaui: standard input is not a terminal"))
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Filters/PillItem.txt").path))
        }
    }
}
