import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Every command that the README, a guide or a help text gives as an example is run, as a reader would: in a folder that has
    /// what the example names, and on a terminal where it opens something.
    struct ExampleTests {
        private static let guides = "\(Command.project)/Sources/GomaGuides/Guides"

        private static var texts: [String] {
            get throws {
                try ["\(Command.project)/README.md"]
                    + FileManager.default.contentsOfDirectory(atPath: guides).sorted().map { "\(guides)/\($0)" }
            }
        }

        /// The lines of the commands in a text, without their comments.
        private static func commands(in file: String) throws -> [String] {
            try String(contentsOfFile: file, encoding: .utf8).matches(of: /```sh\n((?s).*?)```/)
                .flatMap { $0.1.split(separator: "\n") }.map(command)
        }

        /// A line without the comment behind it.
        private static func command(_ line: Substring) -> String {
            let words = line.firstRange(of: "  #").map { line[..<$0.lowerBound] } ?? line
            let plain = words.firstRange(of: " # ").map { words[..<$0.lowerBound] } ?? words
            return String(plain.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }

        /// The examples of texts and of helps, each as often as it is there.
        private static let inTexts = Result { try texts.flatMap(commands) }
        private static let inHelps = Result { try helps.flatMap(examples) }

        /// All of them, each once, wherever it stands.
        private static var all: [String] {
            get throws {
                let found = try inTexts.get() + inHelps.get()
                return Set(found.map { $0.replacing(/^Demo\/run (?!app)/, with: "gomaui ") }).sorted()
            }
        }

        @Test func `texts do have commands`() throws {
            #expect(try Self.inTexts.get().count > 90)
            #expect(try Self.inHelps.get().count > 60)
        }

        private static var helps: [String] {
            get throws {
                func paths(_ branch: CommandTree, _ path: [String]) -> [String] {
                    [path.joined(separator: " ")]
                        + (branch.subcommands ?? []).filter { $0.commandName != "help" }
                        .flatMap { paths($0, path + [$0.commandName]) }
                }
                return paths(try .ofProgram(), [])
            }
        }

        /// The examples of a help text, without what is said about them.
        private static func examples(in command: String) throws -> [String] {
            let words = ["help"] + command.split(separator: " ").map(String.init)
            let help = try Command.run(Command.gomaui, words, environment: ["COLUMNS": "300"]).output
            let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
                .drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0.hasPrefix("  ") }
            return lines.map { line in
                let text = line.dropFirst(2)
                // What is said about a command stands two blanks behind it, or one where the command is long.
                let end = text.firstRange(of: "  ")?.lowerBound ?? text.endIndex
                return String(text[..<end]).replacing(" open it at one component", with: "")
                    .replacing(" a page with before and after", with: "")
            }
        }

        // MARK: Running

        /// What readers have of their own, and programs that may not be there.
        private static let surroundings = """
            gomaui() { "$GOMAUI" "$@"; }
            my-feed() { cat Demo/Screens/match.feed; }
            my-pages() { printf '{"title":"News"}\\n{"component":"HeaderText","with":{"title":"One"}}\\n'; }
            jq() { cat >/dev/null; }
            less() { cat >/dev/null; }
            set -o pipefail

            """

        @Test(arguments: try all)
        func `the examples of texts and of help texts do what is said of them`(command: String) throws {
            if command.contains(/^(Demo|Tests|Benchmarks)\//) { return try expectScript(command) }
            let folder = try folder(for: command)
            if Self.opens(command) { return try expectScreen(command, in: folder) }
            let patience = Self.takesLong(command) ? "timeout 0.25 " : ""
            let result = try Command.run(
                "bash",
                [
                    "-c",
                    "cd '\(folder.path)'\n"
                        + Self.surroundings
                        .replacing("\"$GOMAUI\"", with: "\(patience)\"$GOMAUI\"") + command,
                ],
                environment: ["GOMAUI": Command.gomaui, "HOME": folder.path, "XDG_STATE_HOME": "\(folder.path)/state"])
            let allowed = Self.otherEnds(command)
            if !patience.isEmpty, result.status == 124 { return }
            #expect(
                result.status == 0
                    || result.status == allowed?.status && allowed?.words.map { result.errors.contains($0) } ?? true,
                "\(command) ends with \(result.status): \(result.errors)")
        }

        /// Whether a command goes over the whole catalogue, or through a day. Other suites run it to its end, or another example
        /// does; here it has to begin: a wrong word ends it at once.
        private static func takesLong(_ command: String) -> Bool {
            let whole =
                /gomaui (export.*|check|approve|dump --.*|list --(sizes|json).*|schema --output.*|play .*app-day.*)/
            let part =
                /gomaui (approve --(list|prune|cluster)|check --|themes (check|import (gruvbox|schemes)))|coverage --f/
            return command.wholeMatch(of: whole) != nil || command.contains(part)
        }

        /// How an example may end beside well, here where there is nothing of its reader's own.
        private static func otherEnds(_ command: String) -> (status: Int32, words: String?)? {
            if command.contains("--mine") { return (64, "the library's own") }
            if command.contains("--cluster") { return (64, "no cluster") }
            if command.hasPrefix("gomaui diff") { return (1, nil) }
            return nil
        }

        /// Whether a command opens a screen.
        private static func opens(_ command: String) -> Bool {
            let words = command.split(separator: " ").drop { $0 != "gomaui" }.dropFirst().map(String.init)
            return switch words.first {
            case nil, "open", "browse", "--fresh", "--language": true
            case "page": !words.contains("--check")
            case "app": !words.contains("--components")
            case "approve": words.contains("--interactive")
            default: false
            }
        }

        private func expectScreen(_ command: String, in folder: TemporaryFolder) throws {
            let script =
                "cd '\(folder.path)'\nexport HOME='\(folder.path)' GOMAUI='\(Command.gomaui)'\n" + Self.surroundings
                + command + "\necho status $?; cat"
            try folder.write(script, to: "example.sh")
            let terminal = try Terminal("bash \(Terminal.quoted("\(folder.path)/example.sh"))")

            try terminal.wait(for: "a screen by \(command)") {
                let text = try terminal.text
                expect(text, lacks: "status ", "\(command): \(text)")
                return try text.contains("status ")
                    || terminal.value("#{alternate_on}") == "1" && text.contains { !$0.isWhitespace }
            }
        }

        /// A script of the project: it is there, can be run, and knows its options.
        private func expectScript(_ command: String) throws {
            let words = command.split(separator: " ").map(String.init)
            let path = "\(Command.project)/\(words[0])"
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(words[0])")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            for option in words.dropFirst() where option.hasPrefix("--") {
                #expect(text.contains(option) || text.contains("swift run") || text.contains("walker"), "\(command)")
            }
        }

        /// A folder with what examples name.
        private func folder(for command: String) throws -> TemporaryFolder {
            let folder = try TemporaryFolder()
            func copy(_ name: String) throws {
                let target = folder.url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: "\(Command.project)/\(name)", toPath: target.path)
            }
            let isReview = command.contains(/gomaui (check|approve|diff)/)
            if isReview || ["Demo/", "Tests/Plays", "my-feed"].contains(where: command.contains) {
                for name in ["Demo/Screens", "Demo/App", "Tests/Plays"] { try copy(name) }
            }
            if isReview { try copy("Tests/Snapshots") }
            if command.contains("approve") {
                // Something has to differ that could be approved.
                let name = "Tests/Snapshots/Betting/OutcomeItem.txt"
                try folder.write(folder.text(of: name).replacing("▲", with: "^"), to: name)
            }
            let copies = ["before", "after", ".build/base/Tests/Snapshots"]
            for name in copies where isReview && command.contains(" \(name)") {
                // As "approve --folder dumps" makes it: pages are approved by their own names, from where they lie.
                let dumps = folder.url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: dumps.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: "\(folder.path)/Tests/Snapshots", toPath: dumps.path)
                try FileManager.default.removeItem(atPath: "\(dumps.path)/pages")
            }
            try write(command, into: folder)
            return folder
        }

        /// Files of a reader's own.
        private func write(_ command: String, into folder: TemporaryFolder) throws {
            let scheme = """
                system: base16
                name: Plain
                variant: dark
                palette:
                \((0..<16).map { "  base\(String(format: "%02X", $0)): \"\(String(format: "%02x%02x%02x", $0 * 16, $0 * 15, $0 * 14))\"" }
                    .joined(separator: "\n"))

                """
            let files = [
                "OutcomeItem-Odds-up.yaml": "odds: 7\n", "night.yaml": "name: night\nextends: goma-dark\n",
                "scheme.yaml": scheme, "gruvbox.yaml": scheme, "schemes/base16/plain.yaml": scheme,
                "match.play": "component OutcomeItem\nframe\n", "usage.play": "gallery OutcomeItem\npress d\n",
                "match.feed": "", "Package.swift": "", "Sources/Shop/Shop.swift": "",
            ]
            for (name, text) in files where command.contains(name) { try folder.write(text, to: name) }
            if command.contains("gomaui new") {
                for name in ["Package.swift", "Sources/Shop/Shop.swift"] { try folder.write("", to: name) }
            }
            if command.contains("schemes/") { try folder.write(scheme, to: "schemes/base16/plain.yaml") }
            if command.contains("lobby.yaml") {
                _ = try Command.run("bash", ["-c", "cd '\(folder.path)' && '\(Command.gomaui)' new page lobby"])
            }
        }
    }
}
