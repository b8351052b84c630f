import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// The table and the palette, and what outlasts a run: the last place, journals and files that are watched.
    final class GalleryPlaceTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goma-\(UUID().uuidString)")
        private let kind = Terminal.Kind()

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit {
            for path in [folder.path, kind.stateFolder] { _ = try? FileManager.default.removeItem(atPath: path) }
        }

        private func command(_ arguments: String) -> String {
            "\(Terminal.quoted(Command.gomaui)) \(arguments); echo ended; cat"
        }

        private func gallery(_ arguments: String = "", showing text: String = "q quit") throws -> Terminal {
            let terminal = try Terminal(command(arguments), kind: kind, keepsState: true)
            try terminal.wait(forText: text)
            return terminal
        }

        private func end(_ terminal: Terminal) throws {
            try terminal.type("q")
            try terminal.wait(forText: "ended")
        }

        /// Whether a sentence stands in a terminal, which may have broken it anywhere.
        private func isTold(_ words: String, in terminal: Terminal) throws -> Bool {
            try terminal.text.filter { !$0.isWhitespace }.contains(words.filter { !$0.isWhitespace })
        }

        @Test func `what frames have cost is told at the end, beside the output`() throws {
            let told = folder.appendingPathComponent("told")
            let terminal = try gallery("open OutcomeItem --stats 2>\(Terminal.quoted(told.path))")

            try terminal.type("t")
            try terminal.wait(forText: "Goma Light")
            try end(terminal)

            let lines = try String(contentsOf: told, encoding: .utf8).split(separator: "\n")
            expect(lines.first?.contains("frames:"), is: true)
            expect(
                lines.dropFirst().map { $0.prefix { $0 != " " } },
                is: [
                    "events", "layout", "draw", "compare", "output", "together", "views", "views", "cells", "bytes",
                ])
            let cells = try #require(lines.first { $0.hasPrefix("cells drawn") }?.split(separator: " ").last)
            #expect(try #require(Int(cells)) >= 4800 / 2)
        }

        @Test func `the table is sorted, shown without its preview, and a filter ranks`() throws {
            let terminal = try gallery()

            try terminal.type("o")
            try terminal.wait(forText: "Name ▾")
            try terminal.type("V")
            try terminal.wait(for: "the summaries") { try !terminal.text.contains("│  ") }
            try terminal.type("V/oi")
            try terminal.wait(forText: "Best match ▾")

            try terminal.wait(for: "the best match on top") { try terminal.rows[2].hasPrefix("▸ OutcomeItem") }
        }

        @Test func `the palette runs commands and opens components, and letters typed there command nothing`() throws {
            let terminal = try gallery()

            try terminal.press("C-p")
            try terminal.wait(forText: "command or component")
            try terminal.type("nextorder")
            try terminal.press("Enter")
            try terminal.wait(forText: "Name ▾")
            try terminal.press("C-p")
            try terminal.wait(forText: "command or component")
            try terminal.type("openpillitem")
            try terminal.press("Enter")
            try terminal.wait(forText: "Esc back")
            try expect(terminal.text, contains: "Countable")

            try terminal.press("E")
            try terminal.wait(forText: "open component: goma:PillItem")
            try terminal.press("Escape", "Escape")
            try terminal.wait(forText: "Name ▾")
        }

        @Test func `it comes back to where it was left, and to the table when asked for a fresh start`() throws {
            let terminal = try gallery("open OutcomeItem --state odds-up --panel actions", showing: "No calls yet")
            try terminal.press("Escape")
            try terminal.wait(forText: "Esc back")
            try terminal.type("tw")
            try terminal.wait(forText: "32 columns")
            try end(terminal)

            try terminal.restart(command(""))
            try terminal.wait(forText: "Odds up ·")
            try expect(terminal.text, contains: "32 columns · Goma Light")
            try end(terminal)

            try terminal.restart(command("--fresh"))
            try terminal.wait(forText: "Enter open")
            try expect(terminal.text, contains: "Goma Dark")
            try expect(terminal.text, contains: "components")
        }

        @Test(arguments: ["HUP", "INT", "TERM"])
        func `it comes back to where it was when a signal ended it`(signal: String) throws {
            let terminal = try gallery("open OutcomeItem --state odds-up", showing: "Odds up ·")

            let shell = try terminal.value("#{pane_pid}")
            _ = try Command.run("pkill", ["-\(signal)", "-P", shell, "gomaui"])
            try terminal.wait(forText: "ended")

            try terminal.restart(command(""))
            try terminal.wait(forText: "Odds up ·")
            try end(terminal)
        }

        @Test func `a last place that is none of the gallery's stays as it is, and is said`() throws {
            let file = "\(kind.stateFolder)/gomaui/gallery.json"
            try FileManager.default.createDirectory(
                atPath: "\(kind.stateFolder)/gomaui", withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: file))

            let terminal = try Terminal(command(""), kind: kind, keepsState: true)
            try terminal.wait(forText: "what was kept is not used")
            try end(terminal)

            try expect(String(contentsOfFile: file, encoding: .utf8), is: "mine")
            #expect(try isTold("and nothing is kept until it is moved away", in: terminal))
        }

        @Test func `a last place that was cut short is put aside, said once, and followed by a whole one`() throws {
            let folder = "\(kind.stateFolder)/gomaui"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("{\n  \"comp".utf8).write(to: URL(fileURLWithPath: "\(folder)/gallery.json"))

            let terminal = try Terminal(command(""), kind: kind, keepsState: true)
            try terminal.wait(forText: "the last place was damaged; its file is now gallery.json.damaged")
            try end(terminal)
            #expect(try isTold("gallery.json was not whole; it is now gallery.json.damaged", in: terminal))
            try terminal.restart(command(""))
            try terminal.wait(forText: "q quit")
            try end(terminal)

            try expect(terminal.text, lacks: "damaged")
            try expect(String(contentsOfFile: "\(folder)/gallery.json.damaged", encoding: .utf8), is: "{\n  \"comp")
        }

        @Test func `everything that is done is appended to a journal`() throws {
            let log = folder.appendingPathComponent("events.jsonl")
            let terminal = try gallery("--log \(Terminal.quoted(log.path))")
            try terminal.press("Down")
            try terminal.type("o")
            try terminal.wait(forText: "Name ▾")
            try end(terminal)

            struct Line: Decodable {
                let time: Double
                let name: String
                let subject: String
            }
            let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
            let events = try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
            expect(events.map(\.name), is: ["select component", "sort table", "quit"])
            expect(events[1].subject, is: "name")
            expect(events.map(\.time), is: events.map(\.time).sorted())
        }

        @Test func `a theme and a state that are watched are read again, and an error leaves the last good one`() throws
        {
            let theme = folder.appendingPathComponent("mine.yaml")
            let state = folder.appendingPathComponent("state.yaml")
            func write(title: String, color: String) throws {
                let text = "name: mine\ntitle: \(title)\nextends: goma-dark\ncolors:\n  textPrimary: \"\(color)\"\n"
                try Data(text.utf8).write(to: theme, options: .atomic)
            }
            func write(odds: String) throws {
                let text = "component: OutcomeItem\nstate:\n  title: Mine\n  odds: \(odds)\n"
                try Data(text.utf8).write(to: state, options: .atomic)
            }
            try write(title: "First", color: "#ffffff")
            try write(odds: "3.25")
            let files = "--theme \(Terminal.quoted(theme.path)) --state-file \(Terminal.quoted(state.path))"
            let terminal = try gallery("open OutcomeItem --single --watch \(files)")
            try terminal.wait(forText: "3.25")

            try write(odds: "4.75")
            try terminal.wait(forText: "4.75")
            try write(odds: "much")
            try terminal.wait(forText: "state.yaml:4:9: odds: wants a number")
            try expect(terminal.text, contains: "4.75")
            try write(title: "Second", color: "#eeeeee")
            try terminal.wait(forText: "read mine.yaml again")
            try write(title: "Third", color: "no colour")
            try terminal.wait(forText: "\"no colour\" is not a colour")
            try terminal.type("]")

            try terminal.wait(forText: "Second")
        }
    }
}
