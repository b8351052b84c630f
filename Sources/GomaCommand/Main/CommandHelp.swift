import ArgumentParser
import Foundation

/// A command, with those below it, as the parser of arguments describes it.
struct CommandHelp: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let defaultSubcommand: String?
    let arguments: [Argument]?
    let subcommands: [CommandHelp]?

    static var program: CommandHelp {
        get throws { try JSONDecoder().decode(Whole.self, from: Data(RootCommand._dumpHelp().utf8)).command }
    }

    private struct Whole: Decodable {
        let command: CommandHelp
    }

    /// What is shown of its subcommands; `help` explains the others, as the manual page does.
    var shown: [CommandHelp] { (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" } }

    /// What a command takes.
    struct Argument: Decodable, Hashable {
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
}
