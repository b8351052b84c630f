import ArgumentParser
import Testing

@testable import GomaCommand

@MainActor
struct RootCommandTests {
    /// What comes of a line: the command with its options, or what is printed instead.
    private func outcome(_ line: String, _ parse: ([String]) throws -> any ParsableCommand) -> String {
        do {
            let command = try parse(line.split(separator: " ").map(String.init))
            var text = ""
            dump(command, to: &text)
            return text
        } catch {
            return "\(RootCommand.exitCode(for: error)): \(RootCommand.fullMessage(for: error))"
        }
    }

    @Test(arguments: [
        "", "--fresh --ascii", "browse --theme goma-light", "show PillItem --state 2 --width 40", "themes",
        "themes check goma-dark --colors 16", "open OutcomeItem --bare --at 2s", "dump --output dumps PillItem",
        "--version", "--help", "show --help", "help show", "help", "themes help", "show --version", "show",
        "show PillItem --widht 3", "show PillItem --width 501", "--wrong", "themes check --colors 17", "new",
        "--generate-completion-script zsh", "show --generate-completion-script fish",
    ])
    func `a command by itself is what it is among all`(line: String) {
        #expect(outcome(line, RootCommand.parsedCommand) == outcome(line) { try RootCommand.parseAsRoot($0) })
    }

    @Test func `the first word names the command`() throws {
        #expect(try RootCommand.parsedCommand(["show", "PillItem"]) is Show)
        #expect(try RootCommand.parsedCommand([]) is Browse)
        #expect(try RootCommand.parsedCommand(["--fresh"]) is Browse)
    }
}
