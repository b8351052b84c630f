import Expectations
import Foundation
import Synchronization
import Testing

extension EndToEnd {
    /// What the program says of itself: help that fits, lists that fit, and what shells complete.
    struct HelpTests {
        private static let commands = [
            "", "browse", "open", "list", "show", "describe", "schema", "diff", "dump", "export", "check", "approve",
            "play", "new", "new component", "new page",
            "page", "app", "guide", "themes", "themes list", "themes show", "themes check", "themes import", "doctor",
        ]

        /// What has been printed in 80 columns, which several tests look at.
        private static let printed = Mutex<[String: String]>([:])

        private func help(on command: String) throws -> String {
            try Self.printed.withLock { printed in
                if let text = printed[command] { return text }
                let text = try help(on: command, columns: 80)
                printed[command] = text
                return text
            }
        }

        private func help(on command: String, columns: Int) throws -> String {
            let words = ["help"] + command.split(separator: " ").map(String.init)
            return try Command.run(Command.gomaui, words, environment: ["COLUMNS": "\(columns)"]).output
        }

        @Test(arguments: commands)
        func `help fits 80 columns, and no sentence breaks before it has to`(command: String) throws {
            let text = try help(on: command)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

            #expect(lines.count > 5)
            expectEmpty(lines.filter { $0.count > 80 })
            for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && line.first != " " {
                guard let word = next.split(separator: " ").first, next.first != " " else { continue }
                #expect(line.count + 1 + word.count > 79, "\"\(line)\" ends before \"\(word)\"")
            }
        }

        @Test(arguments: commands)
        func `words of a sentence in help stand one blank apart`(command: String) throws {
            let lines = try help(on: command, columns: 300).split(separator: "\n")

            expect(lines.filter { $0.first != " " && $0.contains("  ") }, is: [])
        }

        @Test(arguments: commands)
        func `examples and tables in help stay on their lines`(command: String) throws {
            func lines(of help: String) -> Set<String> {
                let overview = help.components(separatedBy: "\nUSAGE:")[0]
                return Set(overview.split(separator: "\n").filter { $0.first == " " }.map(String.init))
            }

            try expect(lines(of: help(on: command)), is: lines(of: help(on: command, columns: 300)))
        }

        @Test func `a list goes whole into a pipe, and as wide as asked for`() throws {
            let whole = try Command.run("env", ["-u", "COLUMNS", Command.gomaui, "list"]).output.split(separator: "\n")
            let narrow = try Command.run(Command.gomaui, ["list"], environment: ["COLUMNS": "80"]).output
                .split(separator: "\n")

            #expect(whole.count == narrow.count && narrow.count > 1)
            #expect(!whole.contains { $0.contains("…") && $0.count <= 81 })
            #expect(narrow.allSatisfy { $0.count <= 80 })
        }

        @Test func `a list goes whole to a terminal that does not say how wide it is`() throws {
            let terminal = try Terminal(
                "stty cols 0; env -u COLUMNS \(Terminal.quoted(Command.gomaui)) list PillItem; echo status $?; cat")

            try terminal.wait(forText: "status 0")

            #expect(try terminal.text.hasPrefix("NAME"))
        }

        @Test(arguments: [
            ("bogus", "there is no command \"bogus\"; \"gomaui --help\" lists them"),
            ("shwo", "there is no command \"shwo\"; did you mean \"show\"? \"gomaui --help\" lists them"),
            ("help shwo", "there is no command \"shwo\"; did you mean \"show\"? \"gomaui --help\" lists them"),
            ("show OutcomItemView", "; did you mean \"OutcomeItemView\"? "),
            ("show goma:OutcomItem", "; did you mean \"goma:OutcomeItem\"? "),
        ])
        func `a slip gets a whole sentence`(line: String, words: String) throws {
            let result = try Command.run(Command.gomaui, line.split(separator: " ").map(String.init))

            expect(result.status, is: 64)
            expect(result.errors, contains: words)
        }

        // MARK: Completions

        @Test func `all that takes a word has something to offer, but numbers, times, IDs and new names`() throws {
            func branches(_ branch: CommandTree) -> [CommandTree] {
                [branch] + (branch.subcommands ?? []).filter { $0.commandName != "help" }.flatMap(branches)
            }

            let bare = branches(try CommandTree.ofProgram()).flatMap { branch in
                (branch.arguments ?? []).filter { $0.kind != "flag" && $0.completionKind == nil && $0.allValues == nil }
                    .map { "\(branch.commandName) \($0.valueName ?? "")" }
            }

            expect(
                Set(bare),
                is: [
                    "show width", "open width", "diff width", "dump n[,n…]", "dump n×n[,n×n…]", "show time",
                    "open time", "dump time", "play seconds", "play size",
                    "dump i/n", "approve id…", "check number", "list number", "import number", "component name",
                    "component subcategory", "component target",
                    "page name", "page page", "app page", "app command",
                ])
        }

        @Test(arguments: ["bash", "zsh", "fish"])
        func `a script of completions is written for every shell`(shell: String) throws {
            let result = try Command.gomaui("--generate-completion-script", shell)

            expect(result.status, is: 0)
            expect(result.output, contains: "state-file")
            expect(result.output, contains: "goma")
        }

        @Test(arguments: [
            ("show Outc", ["OutcomeItem"]), ("show OutcomeItem --state odds-", ["odds-down", "odds-up"]),
            ("open OutcomeItem --theme goma-contrast-", ["goma-contrast-dark", "goma-contrast-light"]),
            ("dump --theme goma-dark,goma-l", ["goma-dark,goma-light"]),
            ("show PillItem --locale ", ["en", "en-XA", "fr", "pt"]),
            ("approve PillItem --state read-only-", ["read-only-selected"]), ("dump --category Mat", ["MatchCards"]),
            ("list --category F", ["Filters", "Forms"]), ("themes show goma-mo", ["goma-mono"]),
            ("open PillItem --panel c", ["controls"]), ("diff DIR/", ["DIR/a.txt", "DIR/deep/"]),
            ("show PillItem --theme DIR/n", ["DIR/night.yaml"]),
            ("show PillItem --state-file DIR/n", ["DIR/night.yaml"]),
            ("play DIR/", ["DIR/a.play", "DIR/deep"]), ("dum", ["dump"]),
        ])
        func `a real bash offers components, their states, themes, locales and files`(
            line: String, offers: [String]
        ) throws {
            let folder = try TemporaryTree(["a.txt", "a.play", "night.yaml", "deep/b.txt", "x\u{1B}[2J.txt"])
            let line = line.replacingOccurrences(of: "DIR", with: folder.path)
            let script = """
                source <("$1" --generate-completion-script bash)
                words=($2); [[ $2 == *' ' ]] && words+=('')
                COMP_WORDS=("$1" "${words[@]}"); COMP_CWORD=${#words[@]}; COMP_LINE="$1 $2"; COMP_POINT=${#COMP_LINE}
                _gomaui gomaui "${words[-1]}" "${COMP_WORDS[COMP_CWORD-1]}"
                printf '%s\\n' "${COMPREPLY[@]}"
                """

            let result = try Command.run("bash", ["-c", script, "bash", Command.gomaui, line])

            let expected = offers.map { $0.replacingOccurrences(of: "DIR", with: folder.path) }
            expect(result.output.split(separator: "\n").map(String.init).sorted(), is: expected.sorted())
        }

        /// Empty files in a folder that goes with it.
        private final class TemporaryTree {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)").path

            init(_ files: [String]) throws {
                for file in files {
                    let url = URL(fileURLWithPath: "\(path)/\(file)")
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data().write(to: url)
                }
            }

            deinit { _ = try? FileManager.default.removeItem(atPath: path) }
        }
    }
}
