import ArgumentParser

/// `gomaui new`
struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a new component, or a new page, at work from the start.",
        discussion: """
            A component is written into a package of Swift, a page anywhere. Both are made to be made into what you want; \
            nothing of yours is written over.

            EXAMPLES
              \(Program.name) new BasketRow --category Betting
              \(Program.name) new page lobby
            """,
        subcommands: [Component.self, Page.self], defaultSubcommand: Component.self)
}
