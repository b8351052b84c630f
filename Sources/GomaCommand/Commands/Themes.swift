import ArgumentParser

/// `gomaui themes`
struct Themes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes",
        abstract: "List themes and work with theme files.",
        subcommands: [List.self, Show.self, Check.self, Import.self], defaultSubcommand: List.self)
}
