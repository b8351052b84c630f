import Foundation
import Testing

@testable import GomaGallery

extension EndToEnd {
    /// What is opened from a component's screen, one thing after another, in every order.
    final class ScreenPairTests {
        /// Two keys, one after the other.
        struct Pair: Sendable, CustomTestStringConvertible {
            let first: String
            let second: String

            var testDescription: String { "\(first), then \(second)" }

            /// Every ordered pair of these, a key after itself included.
            static func all(of keys: [String]) -> [Pair] {
                keys.flatMap { first in keys.map { Pair(first: first, second: $0) } }
            }
        }

        private static let panels = PanelKind.allCases.map { String($0.key) }
        private static let screens = ["A", "D", "T", "E", "=", "s", "?", "C-p"]

        /// Where the gallery is started: some of the keys save files.
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goma-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { _ = try? FileManager.default.removeItem(at: folder) }

        /// The gallery at one component on which nothing moves, under a shell that tells its exit status.
        private func open() throws -> Terminal {
            let terminal = try Terminal(
                "cd \(Terminal.quoted(folder.path)); \(Terminal.quoted(Command.gomaui)) open OutcomeItem --at 0s --fresh; "
                    + "echo status $?; cat")
            try terminal.wait(forText: "Esc back")
            return terminal
        }

        /// Goes back to where nothing but the table is open, and quits.
        private func leave(_ terminal: Terminal) throws {
            for _ in 1...6 where try terminal.value("#{alternate_on}") == "1" {
                try terminal.press("Escape")
                try terminal.settle()
            }
            // Where the last Escape has not been told from the beginning of a sequence yet, the first q goes with it.
            try terminal.wait(for: "the end") {
                if try terminal.value("#{alternate_on}") == "1" { try terminal.press("q") }
                return try terminal.text.contains("status ")
            }
            let text = try terminal.text
            #expect(text.contains("status 0") && !text.contains("Fatal error"), "\(text)")
        }

        @Test(arguments: Pair.all(of: panels))
        func `panels open one after the other`(pair: Pair) throws {
            let terminal = try open()
            let before = try terminal.text

            try terminal.type(pair.first)
            try terminal.wait(for: "a panel") { try terminal.text != before }
            try terminal.settle()
            let first = try terminal.text
            try terminal.type(pair.second)
            if pair.first != pair.second { try terminal.wait(for: "another panel") { try terminal.text != first } }
            try terminal.settle()

            try leave(terminal)
        }

        @Test(arguments: Pair.all(of: panels))
        func `panels open in one burst`(pair: Pair) throws {
            let terminal = try open()
            let before = try terminal.text

            try terminal.type(pair.first + pair.second + pair.first + pair.second)
            if pair.first != pair.second { try terminal.wait(for: "a panel") { try terminal.text != before } }
            try terminal.settle()

            try leave(terminal)
        }

        @Test(arguments: Pair.all(of: screens))
        func `screens asked for out of one another, and one after the other, end well`(pair: Pair) throws {
            let terminal = try open()
            let before = try terminal.text

            try terminal.press(pair.first)
            try terminal.wait(for: "a screen") { try terminal.text != before }
            try terminal.settle()
            try terminal.press(pair.second)
            try terminal.settle()
            try terminal.press("Escape")
            try terminal.settle()
            try terminal.press(pair.second)
            try terminal.settle()

            try leave(terminal)
        }
    }
}
