import Expectations
import Foundation
import TerminalKit
import Testing

extension EndToEnd {
    /// Whatever a file, a name or a word holds: nothing of it reaches the terminal but what can be read.
    final class OutputGateTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gate-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { _ = try? FileManager.default.removeItem(at: folder) }

        /// An operating system command, a bell, an eight-bit control sequence, a change of direction, delete and a return.
        private static let hostile = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\u{7F}\u{2028}y\r"
        /// The same in a quoted string of YAML, with a line end and what a workflow would take for a command.
        private static let inYAML = #""\e]0;x\a\x9b2J\u202e\x7f\u2028y\r\n::error::z""#
        /// The same in a string of JSON.
        private static let inJSON = #""\u001b]0;x\u0007\u009b2J\u202e\u007f\u2028y\r\n::error::z""#

        // MARK: Helpers

        @discardableResult
        private func write(_ text: String, to name: String) throws -> String {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return file.path
        }

        /// Runs the program in the folder, and expects that it says something and nothing that is harmful.
        @discardableResult
        private func check(
            _ arguments: [String], environment: [String: String] = [:], about what: String? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws -> Command {
            let result = try Command.run(
                "env", ["-C", folder.path, Command.gomaui] + arguments, environment: environment)
            let text = result.output + result.errors
            let harm = text.unicodeScalars.filter { $0 != "\n" && TextGate.isHarmful($0) }
            let name = TextGate.visible(what ?? arguments.joined(separator: " "))
            #expect(harm.isEmpty, "\(name): \(TextGate.visible(text))", sourceLocation: sourceLocation)
            #expect(!text.isEmpty, "\(name) says nothing", sourceLocation: sourceLocation)
            #expect(
                !text.split(separator: "\n").contains { $0.hasPrefix("::error::z") }, "\(name) forges a line",
                sourceLocation: sourceLocation)
            return result
        }

        /// The formats that a command offers, those to come among them.
        private func formats(of path: String...) throws -> [String] {
            let command = path.reduce(Optional(try CommandTree.ofProgram())) { branch, name in
                branch?.subcommands?.first { $0.commandName == name }
            }
            let option = command?.arguments?.first { $0.preferredName?.name == "format" }
            return try #require(option?.allValues, "\(path) has no formats")
        }

        // MARK: Readers

        private static let themes = [
            "name: H", "H: 1", "name: t\nH: 1", "name: t\nextends: H", "name: t\nextends: [H]",
            "name: t\nappearance: H",
            "name: t\nglyphs: H", "name: t\nborders: H", "name: t\nextends: goma-dark\ncolors: {H: red}",
            "name: t\nextends: goma-dark\ncolors: {textPrimary: H}",
            "name: t\nextends: goma-dark\ncolors: {textPrimary: {light: H, dark: H}}",
            "name: t\nextends: goma-dark\nattributes: {textPrimary: [H]}",
            "name: t\nextends: goma-dark\nattributes: {H: [dim]}", "name: t\nH: 1\nH: 2", "name: t\ncolors: H",
            "name: t\ntitle: H\nauthor: H", "name: t\ntitle: R", "R", "name: [\"R",
        ]

        @Test func `themes that say something harmful`() throws {
            for (index, text) in Self.themes.enumerated() {
                let theme = text.replacingOccurrences(of: "H", with: Self.inYAML)
                    .replacingOccurrences(of: "R", with: Self.hostile)
                try write(theme, to: "config/gomaui/themes/t\(index).yaml")
                let path = try write(theme, to: "t.yaml")
                try check(["show", "PillItem", "--theme", path], about: text)
            }
            let titled = "name: t\nextends: goma-dark\ntitle: \(Self.inYAML)\nauthor: \(Self.inYAML)"
            let theme = try write(titled, to: "t.yaml")
            try write(titled, to: "config/gomaui/themes/t.yaml")
            try write(titled, to: "config/gomaui/themes/\(Self.hostile).yaml")
            let environment = ["XDG_CONFIG_HOME": folder.path + "/config"]

            try check(["themes", "list"], environment: environment)
            try check(["themes", "list", "--json"], environment: environment)
            try check(["themes", "show", theme])
            try check(["doctor", "--theme", theme], environment: environment)
            try check(["doctor", "--theme", theme, "--json"], environment: environment)
            for format in try formats(of: "show") where format != "ansi" {
                try check(["show", "Capsule", "--theme", theme, "--format", format])
            }
            try check(["diff", "Capsule", "--theme", theme, "--theme", "goma-light"])
        }

        @Test func `colour schemes that say something harmful`() throws {
            let colors = (0..<16).map { "base0\(String($0, radix: 16, uppercase: true)): \"2b303b\"" }
                .joined(separator: "\n")
            let schemes = [
                "scheme: H\nauthor: H\n\(colors)", "scheme: t\nbase00: H\nbase01: H",
                "scheme: t\nvariant: H\n\(colors)",
                "name: H\npalette: H", "scheme: H", "R", "H: 1\nH: 2",
            ]
            for (index, text) in schemes.enumerated() {
                let scheme = text.replacingOccurrences(of: "H", with: Self.inYAML)
                    .replacingOccurrences(of: "R", with: Self.hostile)
                try write(scheme, to: "schemes/\(index)\(Self.hostile).yaml")
            }

            try check(["themes", "import", "schemes", "none\(Self.hostile).yaml", "--output", "out\(Self.hostile)"])
        }

        @Test func `states that say something harmful`() throws {
            let states = [
                "H: 1", "title: {H: 1}", "title: [H]", "odds: H", "component: H\nstate: {title: x}", "isSelected: H",
                "R",
                "title: R", "H", "title: H\nH: 1\nH: 2",
            ]
            for text in states {
                let state = text.replacingOccurrences(of: "H", with: Self.inYAML)
                    .replacingOccurrences(of: "R", with: Self.hostile)
                let file = try write(state, to: "s\(Self.hostile).yaml")
                try check(["show", "OutcomeItem", "--state-file", file], about: text)
            }
            try check(["show", "OutcomeItem", "--state-file", write("{\(Self.inJSON): 1}", to: "s.json")])

            let titled = try write("title: \(Self.inYAML)", to: "s.yaml")
            for format in try formats(of: "show") where format != "ansi" {
                try check(["show", "OutcomeItem", "--state-file", titled, "--format", format])
            }
            try check(["show", "OutcomeItem", "--state-file", titled, "--styles"])
            let ansi = try Command.gomaui(
                "show", "OutcomeItem", "--state-file", titled, "--format", "ansi", "--styles")
            let lines = ansi.output.split(separator: "\n").map(String.init)
            #expect(lines.count > 4 && lines.allSatisfy { TextGate.visibleBesidesStyles($0) == $0 })
        }

        @Test func `pages and feeds that say something harmful`() throws {
            let pages = [
                "H: 1", "title: [H]", "parts: [{component: H}]", "parts: [{component: PillItem, state: H}]",
                "parts: [{component: PillItem, with: {H: 1}}]", "parts: [{component: PillItem, H: 1}]",
                "parts: [{component: PillItem, place: H}]", "parts: [{component: TallOddsMatchCard, of: H}]",
                "parts: [{component: TallOddsMatchCard, each: H}]",
                "parts: [{component: PillItem, when: H, id: H, gap: H}]",
                "sources: {book: {kind: sportsbook, H: 1, balance: H, matches: [{H: 1}]}}", "sources: {H: {kind: H}}",
                "sources: {book: {kind: sportsbook, matches: [{id: H}]}}\nparts: []", "on: {H: H, app:go-back: {H: 1}}",
                "routes: {H: {title: H, H: 1}}", "R", "parts: [{include: H}]",
            ]
            for text in pages {
                let page = text.replacingOccurrences(of: "H", with: Self.inYAML)
                    .replacingOccurrences(of: "R", with: Self.hostile)
                try check(["page", write(page, to: "p\(Self.hostile).yaml")], about: text)
            }

            let lines = ["H", "{\"type\":H}", "{\"type\":\"ended\",\"match\":H}", "{H:1}", "R"]
                .map { $0.replacingOccurrences(of: "H", with: Self.inJSON) }
                .map { $0.replacingOccurrences(of: "R", with: Self.hostile) }
            try write(lines.joined(separator: "\n"), to: "f.feed")
            try write(
                "title: \(Self.inYAML)\nsources: {book: {kind: sportsbook}}\nparts: [{component: PillItem, state: Blank}]",
                to: "p.yaml")
            let title = #""\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\u{7F}\r\n::error::z""#
            let play = try write("page p.yaml f.feed\nsize 200x20\nframe \(title)", to: "p.play")
            for format in try formats(of: "play") where format != "ansi" {
                let played = try check(["play", play, "--format", format, "--cast", "p.cast"])
                expect(played.status, is: 0, "\(played.errors)")
            }
            let cast = try String(contentsOf: folder.appendingPathComponent("p.cast"), encoding: .utf8)
            #expect(!cast.unicodeScalars.contains { $0 != "\n" && TextGate.isHarmful($0) })
        }

        @Test func `scripts that say something harmful`() throws {
            let scripts = [
                "H", "press H", "burst H", "type \"H", "click H", "click \"H\"", "scroll H 1,1", "scroll up H",
                "drag H 1,1",
                "wait H",
                "resize H", "call H", "call fly(\"H\")", "call H toggleSelection()", "expect \"H\"",
                "expect row 1 \"H\"",
                "expect H \"x\"", "expect call \"H\"", "expect event \"H\"", "expect focus \"H\"", "expect cells \"H\"",
                "theme \"H\"", "locale H", "state-file \"H\"", "width H", "size H", "frame \"H\"", "frame\nwidth 2 H",
                "component OutcomeItem\nfocus \"H\"",
            ]
            for text in scripts {
                let line = text.replacingOccurrences(of: "H", with: Self.hostile)
                let file = try write("component OutcomeItem\n\(line)\n", to: "s\(Self.hostile).play")
                try check(["play", file], about: text)
            }
            for subject in [
                "component H", "gallery H", "gallery OutcomeItem H", "page \"H\"", "component OutcomeItem H",
            ] {
                let script = subject.replacingOccurrences(of: "H", with: "\"\(Self.hostile)\"")
                try check(["play", write("\(script)\nframe", to: "s.play")], about: subject)
            }
            try check(["play", "none\(Self.hostile).play"])
        }

        @Test func `approved dumps that say something harmful`() throws {
            let names = ["OutcomeItem", "QuickAddButton", "OddsAcceptance", "MarketOutcomesLine", "BetDetailRow"]
            let files = names.map { "dumps/Betting/\($0).txt" }
            let approval = ["approve", "--folder", folder.path + "/dumps"] + names
            try expect(Command.run(Command.gomaui, approval).status, is: 0)
            let texts = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
            // Its first line, a row, a legend, a state's name, and a line in the middle.
            try write(Self.hostile + texts[0], to: files[0])
            try write(texts[1].replacingOccurrences(of: "│", with: "\u{1B}[2J\u{9B}│"), to: files[1])
            try write(texts[2].replacingOccurrences(of: "a = ", with: "a = \u{1B}]0;x\u{7}\u{202E}"), to: files[2])
            try write(texts[3].replacingOccurrences(of: "· ", with: "\u{1B}[2J\u{9B} · "), to: files[3])
            try write(texts[4] + "\u{1B}[2J\u{9B}\u{202E}\n", to: files[4])
            try write(
                "goma:\u{1B}[2J\ncategory: x\nglyphs: unicode\n\nx\u{9B}", to: "dumps/Betting/\(Self.hostile).txt")

            // Files that no component is behind are read where no names are given, which takes seconds.
            try check(["check", "dumps"])
            for format in try formats(of: "check") {
                try check(["check", "--folder", "dumps", "--format", format] + names)
            }
            // What cannot be read ends it, and of what can be read it tells all.
            try check(["check", "--folder", "dumps", "--coverage"] + names)
            for format in ["text", "json"] {
                try check(["check", "--folder", "dumps", "--coverage", "--format", format, names[1]])
            }
            for list in [["approve", "--list"], ["approve", "--list", "--format", "json"]] {
                try check(list + ["--folder", "dumps"] + names)
            }
            try check(["approve", "--prune", "--folder", "dumps"])
            for file in files { try check(["diff", file, "dumps/Betting/ScoreCell.txt"]) }
            try check(["diff", "dumps", "dumps/Filters"])
            try check(["approve", "--folder", "dumps"] + names)
        }

        // MARK: Words and surroundings

        @Test func `harmful words on the command line, in every place that takes one`() throws {
            // What comes before the word, so that it is the word that is looked at.
            let needs = [
                "show": ["PillItem"], "open": ["PillItem"], "describe": ["PillItem"], "diff": ["PillItem"],
                "dump": ["PillItem", "--output", "out"], "export": ["--theme", "none"], "import": ["--output", "out"],
                "page": ["none"], "play": ["none"], "check": ["none"], "approve": ["none"], "schema": ["PillItem"],
            ]
            func walk(_ branch: CommandTree, _ path: [String]) throws {
                for branch in branch.subcommands ?? [] { try walk(branch, path + [branch.commandName]) }
                guard branch.subcommands?.isEmpty ?? true, branch.commandName != "help" else { return }
                let start = path + (needs[branch.commandName] ?? [])
                try check(path + ["--\(Self.hostile)"])
                try check(start + [Self.hostile, Self.hostile, Self.hostile])
                for argument in branch.arguments ?? [] where argument.kind == "option" {
                    guard let name = argument.preferredName?.name else { continue }
                    try check(start + ["--\(name)", Self.hostile])
                }
            }

            try walk(.ofProgram(), [])
            try check([Self.hostile])
            try check(["help", Self.hostile])
            try check(["themes", Self.hostile])
        }

        @Test func `an environment that says something harmful`() throws {
            let environment = [
                "TERM": Self.hostile, "COLORTERM": Self.hostile, "LANG": Self.hostile, "NO_COLOR": Self.hostile,
                "XDG_CONFIG_HOME": "/\(Self.hostile)", "TERM_PROGRAM": Self.hostile,
            ]

            try check(["doctor"], environment: environment)
            try check(["doctor", "--json"], environment: environment)
            try check([], environment: environment)
        }
    }
}
