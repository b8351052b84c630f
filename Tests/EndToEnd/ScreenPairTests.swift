import Expectations
import Foundation
import Testing

@testable import GomaGallery

extension EndToEnd {
    /// What is opened from a component's screen, one thing after another, in every order.
    ///
    /// A program for each key that comes first shows all that come second right after it, each for the first time.
    final class ScreenPairTests {
        private static let panels = PanelKind.allCases.map { String($0.key) }
        private static let screens = ["A", "D", "T", "E", "=", "s", "?", "C-p"]

        /// Where the gallery is started: some of the keys save files.
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goma-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { _ = try? FileManager.default.removeItem(at: folder) }

        /// Opens the gallery at one component on which nothing moves, under a shell that tells its exit status; leaves the
        /// component after each pair of keys, and opens it again for the next. In the end it quits.
        /// - Parameter body: presses `first` and the key that it is given.
        private func openEach(
            of keys: [String], after first: String, _ body: (_ second: String, Terminal) throws -> Void
        ) throws {
            let terminal = try Terminal(
                "cd \(Terminal.quoted(folder.path)); \(Terminal.quoted(Command.gomaui)) open OutcomeItem --at 0s --fresh; "
                    + "echo status $?; cat")
            for second in keys {
                do {
                    if second != keys.first { try terminal.press("Enter") }
                    try terminal.wait(forText: "Esc back")
                    try body(second, terminal)
                    try goToTable(terminal)
                } catch {
                    throw Terminal.Failure(description: "\(first), then \(second): \(error)")
                }
            }
            try quit(terminal)
        }

        /// Goes back to where nothing but the table is open, so that Escape changes nothing any more.
        private func goToTable(_ terminal: Terminal) throws {
            for _ in 1...7 {
                let before = try terminal.rows
                // Below a sheet these are the last row, too.
                let showsTable = before.last?.contains("Enter open") ?? false
                // Escape as terminals send it that name keys by numbers: of a bare one it is known later only that nothing
                // follows, and two of them one after the other would be read as one key.
                try terminal.type("\u{1B}[27u")
                try terminal.settle()
                if try showsTable && terminal.rows == before { return }
            }
            throw Terminal.Failure(description: "Escape leads to no table; the screen is\n\(try terminal.text)")
        }

        private func quit(_ terminal: Terminal) throws {
            // Where states have been edited, the first q says so.
            try terminal.wait(for: "the end") {
                if try terminal.value("#{alternate_on}") == "1" { try terminal.press("q") }
                return try terminal.text.contains("status ")
            }
            let text = try terminal.text
            expect(text, contains: "status 0")
            expect(text, lacks: "Fatal error")
        }

        @Test(arguments: panels)
        func `panels open one after the other`(first: String) throws {
            try openEach(of: Self.panels, after: first) { second, terminal in
                let before = try terminal.text

                try terminal.type(first)
                try terminal.wait(for: "a panel") { try terminal.text != before }
                try terminal.settle()
                let open = try terminal.text
                try terminal.type(second)
                if second != first { try terminal.wait(for: "another panel") { try terminal.text != open } }
                try terminal.settle()
            }
        }

        @Test(arguments: panels)
        func `panels open in one burst`(first: String) throws {
            try openEach(of: Self.panels, after: first) { second, terminal in
                let before = try terminal.text

                try terminal.type(first + second + first + second)
                if second != first { try terminal.wait(for: "a panel") { try terminal.text != before } }
                try terminal.settle()
            }
        }

        @Test(arguments: screens)
        func `screens asked for out of one another, and one after the other, end well`(first: String) throws {
            try openEach(of: Self.screens, after: first) { second, terminal in
                let before = try terminal.text

                try terminal.press(first)
                try terminal.wait(for: "a screen") { try terminal.text != before }
                try terminal.settle()
                try terminal.press(second)
                try terminal.settle()
                try terminal.press("Escape")
                try terminal.settle()
                try terminal.press(second)
                try terminal.settle()
            }
        }
    }
}
