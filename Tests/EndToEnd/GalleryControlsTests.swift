import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// Editing states, keeping them in files, and playing again what was done by hand.
    final class GalleryControlsTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goma-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { _ = try? FileManager.default.removeItem(at: folder) }

        private func open(_ arguments: String) throws -> Terminal {
            let terminal = try Terminal(
                "cd \(Terminal.quoted(folder.path)) && exec \(Terminal.quoted(Command.gomaui)) open \(arguments) --single"
            )
            try terminal.wait(forText: "Esc back")
            return terminal
        }

        private func text(of file: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        }

        @Test func `a state is edited, refused where it does not fit, saved, shown by the command line, and reset`()
            throws
        {
            let terminal = try open("OutcomeItem")

            try terminal.type("c")
            try terminal.wait(forText: "11 values")
            try terminal.press("Down", "Down", "Enter")
            try terminal.wait(forText: "Enter keep")
            try terminal.type("much")
            try terminal.press("Enter")
            try terminal.wait(forText: "odds: wants a number from 1.001 to 1000000000000, not \"1.85much\"")
            try terminal.press("BSpace", "BSpace", "BSpace", "BSpace", "Enter")
            try terminal.press("Right", "Up", "Enter")
            try terminal.wait(forText: "Enter keep")
            try terminal.type(" side")
            try terminal.press("Enter")
            try terminal.wait(forText: "· edited")
            try terminal.type("s")
            try terminal.wait(forText: "saved in OutcomeItem-Normal-unselected.yaml")

            let file = folder.appendingPathComponent("OutcomeItem-Normal-unselected.yaml").path
            let shown = try Command.gomaui("show", "OutcomeItem", "--state-file", file)
            expect(shown.status, is: 0, "\(shown.errors)")
            expect(shown.output, contains: "Home side")
            expect(shown.output, contains: "1.86")
            try terminal.type("r")
            try terminal.wait(for: "the state to be as before") { try !terminal.text.contains("edited") }
            try expect(terminal.text, contains: "1.85")

            let again = try open("OutcomeItem --state-file \(Terminal.quoted(file))")
            try again.wait(forText: "Home side")
            try expect(again.text, contains: "OutcomeItem-Normal-unselected.yaml")
        }

        @Test func `a digit on a value begins typing it, and leads to no other state`() throws {
            let terminal = try open("OutcomeItem")
            try terminal.type("c")
            try terminal.wait(forText: "11 values")
            try terminal.press("Down", "Down")

            try terminal.type("9.5")
            try terminal.wait(forText: "Enter keep")
            try terminal.press("Enter")

            try terminal.wait(forText: "█     9.50     █")
            try expect(terminal.rows[1], contains: "Normal unselected · edited")
            try expect(terminal.text, lacks: "paused")
        }

        @Test func `a state file with an error in it is refused with its place`() throws {
            let file = folder.appendingPathComponent("broken.yaml")
            try Data("component: OutcomeItem\nstate:\n  odds: much\n".utf8).write(to: file)

            let shown = try Command.gomaui("show", "OutcomeItem", "--state-file", file.path)

            expect(shown.status, is: 65)
            expect(shown.errors, contains: "broken.yaml")
            expect(shown.errors, contains: "odds")
            expectEmpty(shown.output)
        }

        @Test func `what was done by hand is played again, and a call that was changed is told with its step`() throws {
            let terminal = try open("PillSelectorBar")
            try terminal.press("Tab")
            try terminal.wait(forText: "Esc leave the component")
            try terminal.press("Right", "Enter")
            try terminal.wait(forText: "PillSelectorBar.")
            try terminal.press("Escape")
            try terminal.wait(forText: "Esc back")
            try terminal.type("S")
            try terminal.wait(forText: "PillSelectorBar-session.play")
            let script = folder.appendingPathComponent("PillSelectorBar-session.play")

            try expect(Command.gomaui("play", script.path).status, is: 0)
            let lines = try text(of: "PillSelectorBar-session.play")
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let call = try #require(lines.firstIndex { $0.hasPrefix("call ") })
            let changed = lines.map { $0.replacingOccurrences(of: "call pills[1]", with: "call pills[3]") }
            try Data(changed.joined(separator: "\n").utf8).write(to: script)
            let played = try Command.gomaui("play", script.path)

            expect(played.status, is: 1)
            expect(
                played.errors, contains: "after line \(call + 1), call pills[3] toggleSelection()", "\(played.errors)")
        }

        @Test func `the list of states finds and goes to one`() throws {
            let terminal = try open("OutcomeItem")

            try terminal.type("s")
            try terminal.wait(forText: "States of OutcomeItem")
            try terminal.type("odds up")
            try terminal.press("Enter")

            try terminal.wait(forText: "Odds up ·")
        }
    }
}
