import Foundation

/// A command of the program with its subcommands, as `--experimental-dump-help` describes them.
struct CommandTree: Decodable {
    let commandName: String
    let subcommands: [CommandTree]?
    let arguments: [Argument]?

    struct Argument: Decodable {
        let kind: String
        let valueName: String?
        let preferredName: Name?
        let completionKind: Completion?
        let allValues: [String]?
        /// Whether helps and the manual tell of it.
        let shouldDisplay: Bool
    }

    struct Name: Decodable {
        let name: String
    }

    /// Whatever it is: it is there.
    struct Completion: Decodable {}

    /// The whole program's.
    static func ofProgram() throws -> CommandTree { try program.get() }

    private static let program = Result { try read() }

    private static func read() throws -> CommandTree {
        struct Help: Decodable {
            let command: CommandTree
        }
        let text = try Command.gomaui("--experimental-dump-help").output
        return try JSONDecoder().decode(Help.self, from: Data(text.utf8)).command
    }
}
