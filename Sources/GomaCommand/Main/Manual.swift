import ArgumentParser
import Foundation

/// `gomaui manual`, which `Demo/install` calls
struct Manual: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page, as man reads it.", shouldDisplay: false)

    func run() async throws {
        var page = Page(of: try CommandHelp.program)
        try Output.write(page.lines(version: RootCommand.configuration.version))
    }

    /// A manual page in the making, in the `man` macros of roff.
    private struct Page {
        /// Commands that an option stands in from which on it is explained once for all of them.
        private static let commandsToShare = 5

        /// What every command takes, so that none has to say it.
        private static let everywhere: Set = ["--help", "--version"]

        private let root: CommandHelp
        private let shared: Set<CommandHelp.Argument>
        private var lines: [String] = []

        init(of root: CommandHelp) {
            func options(of command: CommandHelp) -> [CommandHelp.Argument] {
                (command.arguments ?? []).filter { !$0.isPositional } + command.shown.flatMap(options)
            }
            self.root = root
            let places = Dictionary(grouping: options(of: root), by: \.self)
            shared = Set(places.filter { $0.value.count >= Self.commandsToShare }.keys)
        }

        mutating func lines(version: String) -> [String] {
            let name = root.commandName
            let title = (root.abstract ?? "").trimmingCharacters(in: ["."])
            // Ragged on the right, and no word broken: words of a command line are read letter by letter.
            lines = [".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\"", ".nh", ".ad l"]
            add(".SH NAME", "\(Self.escaped(name)) \\- \(Self.escaped(title))")
            add(".SH SYNOPSIS", ".B \(name)", "[\\fIcommand\\fR] [\\fIoptions\\fR]")
            add(".SH DESCRIPTION")
            addText(root.discussion)
            add(".SH COMMANDS")
            for command in root.shown { add(command, after: name) }
            add(".SH OPTIONS", "What several commands take.")
            for option in shared.sorted(by: { $0.spelling < $1.spelling }) { add(option) }
            add(".SH EXIT STATUS")
            for (code, words) in Self.codes { add(".TP", ".B \(code)", Self.escaped(words)) }
            return lines
        }

        private static let codes: [(Int32, String)] = [
            (0, "All went well."), (FailureCode.differs, "What was compared, checked or expected is not so."),
            (FailureCode.cannotCompare, "Something could not be compared."),
            (FailureCode.usage, "A word of the command line is wrong."),
            (FailureCode.badData, "What a file holds is wrong."),
            (FailureCode.missingInput, "A file is missing, or cannot be read."),
            (FailureCode.unavailable, "There is no terminal that can be used."),
            (FailureCode.bug, "The program itself is at fault."),
            (FailureCode.cannotCreate, "A file or folder cannot be made."),
            (FailureCode.cannotWrite, "Output cannot be written."),
        ]

        private mutating func add(_ newLines: String...) { lines += newLines }

        private mutating func add(_ command: CommandHelp, after path: String) {
            let path = "\(path) \(command.commandName)"
            let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
            let own = arguments.filter { !shared.contains($0) }
            let places = arguments.filter(\.isPositional).map(\.place)
            let options = own.contains { !$0.isPositional } ? ["[options]"] : []
            add(".SS \"\(Self.escaped(([path] + options + places).joined(separator: " ")))\"")
            addText(command.abstract)
            addText(command.discussion)
            for argument in own { add(argument) }
            let others = arguments.filter(shared.contains).map(\.spelling).filter { !Self.everywhere.contains($0) }
            if !others.isEmpty { add(".PP", Self.escaped("Also \(others.joined(separator: ", ")).")) }
            for subcommand in command.shown { add(subcommand, after: path) }
        }

        private mutating func add(_ argument: CommandHelp.Argument) {
            let value = argument.valueName.map { "\\fI<\(Self.escaped($0))>\\fR" } ?? ""
            let names = (argument.names ?? []).map { "\\fB\(Self.escaped($0.spelling))\\fR" }.joined(separator: ", ")
            let takesValue = argument.kind != "flag"
            add(".TP", argument.isPositional ? value : names + (takesValue ? " \(value)" : ""))
            add(Self.escaped(argument.explanation))
        }

        /// Paragraphs; lines that begin with spaces, tables and examples, stay as they are.
        private mutating func addText(_ text: String?) {
            var isTable = false
            for line in (text ?? "").split(separator: "\n") {
                if line.hasPrefix(" ") != isTable {
                    isTable.toggle()
                    if isTable { add(".RS 4", ".nf") } else { add(".fi", ".RE") }
                }
                // A heading has begun a paragraph already.
                if !isTable, let last = lines.last, !last.hasPrefix(".S") { add(".PP") }
                add(Self.escaped(line.drop { $0 == " " }))
            }
            if isTable { add(".fi", ".RE") }
        }

        /// The text with what roff would read as something else spelt out.
        private static func escaped(_ text: some StringProtocol) -> String {
            let spelling: [Character: String] = [
                "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\"": "\\(dq",
            ]
            let words = text.flatMap { character -> String in
                if let known = spelling[character] { return known }
                if character.isASCII { return String(character) }
                return character.unicodeScalars.map { "\\[u\(String(format: "%04X", $0.value))]" }.joined()
            }
            return words.first == "." ? "\\&" + String(words) : String(words)
        }
    }
}
