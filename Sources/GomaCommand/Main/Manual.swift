import ArgumentParser
import Foundation

/// `gomaui manual`, which `Demo/install` calls
struct Manual: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page, as man reads it.", shouldDisplay: false)

    func run() async throws {
        let help = try JSONDecoder().decode(Help.self, from: Data(RootCommand._dumpHelp().utf8))
        var page = Page(of: help.command)
        try Output.write(page.lines(version: RootCommand.configuration.version))
    }

    /// The program as the parser of arguments describes it.
    private struct Help: Decodable {
        let command: Command
    }

    private struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let shouldDisplay: Bool
        let arguments: [Argument]?
        let subcommands: [Command]?

        /// What is shown of its subcommands; `help` explains the others, as this page does.
        var shown: [Command] { (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" } }
    }

    private struct Argument: Decodable, Hashable {
        struct Name: Decodable, Hashable {
            let kind: String
            let name: String

            var spelling: String { kind == "long" ? "--\(name)" : "-\(name)" }
        }

        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let allValues: [String]?
        let defaultValue: String?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool

        var isPositional: Bool { kind == "positional" }

        /// `<name>`, `[<names> ...]`.
        var place: String {
            let name = "<\(valueName ?? "")>\(isRepeating ? " ..." : "")"
            return isOptional ? "[\(name)]" : name
        }

        /// `--format`.
        var spelling: String { (names?.first { $0.kind == "long" } ?? names?.first)?.spelling ?? "" }

        /// What it is for, its values and what holds without it.
        var explanation: String {
            let values = allValues.map { "values: " + $0.joined(separator: ", ") }
            let usual = defaultValue.map { "default: \($0)" }
            let facts = [values, usual].compactMap(\.self).joined(separator: "; ")
            return [abstract, facts.isEmpty ? nil : "(\(facts))"].compactMap(\.self).joined(separator: " ")
        }
    }

    /// A manual page in the making, in the `man` macros of roff.
    private struct Page {
        /// Commands that an option stands in from which on it is explained once for all of them.
        private static let commandsToShare = 5

        /// What every command takes, so that none has to say it.
        private static let everywhere: Set = ["--help", "--version"]

        private let root: Command
        private let shared: Set<Argument>
        private var lines: [String] = []

        init(of root: Command) {
            func options(of command: Command) -> [Argument] {
                (command.arguments ?? []).filter { !$0.isPositional } + command.shown.flatMap(options)
            }
            self.root = root
            let places = Dictionary(grouping: options(of: root), by: \.self)
            shared = Set(places.filter { $0.value.count >= Self.commandsToShare }.keys)
        }

        /// The page, line by line.
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
            (0, "All went well."), (FailureCode.differs, "What was compared is not the same."),
            (FailureCode.cannotCompare, "There was nothing to compare with."),
            (FailureCode.usage, "A word of the command line is wrong."),
            (FailureCode.badData, "What a file holds is wrong."),
            (FailureCode.missingInput, "A file is missing, or cannot be read."),
            (FailureCode.unavailable, "There is no terminal that can be used."),
            (FailureCode.bug, "The program itself is at fault."),
            (FailureCode.cannotCreate, "A file or folder cannot be made."),
            (FailureCode.cannotWrite, "Output cannot be written."),
        ]

        private mutating func add(_ newLines: String...) { lines += newLines }

        private mutating func add(_ command: Command, after path: String) {
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

        private mutating func add(_ argument: Argument) {
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
                if !isTable { addParagraph() }
                add(Self.escaped(line.drop { $0 == " " }))
            }
            if isTable { add(".fi", ".RE") }
        }

        /// Begins a paragraph, which a heading has begun already.
        private mutating func addParagraph() {
            if let last = lines.last, !last.hasPrefix(".S") { add(".PP") }
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
