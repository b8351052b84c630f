import ArgumentParser
import NcursesScreen

/// The program: takes the command line apart and says in one line what is wrong with it.
struct RootCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: Program.current.name,
        abstract: Program.current.summary,
        discussion: """
            Without a command, the gallery opens: a table of every component with a live preview. \
            Press ? there for the keys.

            EXAMPLES
              \(Program.name)                                  open the gallery
              \(Program.name) open OutcomeItem --state odds-up open it at one component
              \(Program.name) show TallOddsMatchCard           print a component as text
              \(Program.name) app                              open the app, a sportsbook and casino
              \(Program.name) dump --output dumps              write every component in every state
              \(Program.name) export --output site             write the catalogue as a web site
              \(Program.name) guide                            list the guides
            """,
        version: Program.current.version,
        subcommands: [
            Browse.self, Open.self, List.self, Show.self, Describe.self, Schema.self, Diff.self, Dump.self, Export.self,
            Check.self,
            Approve.self, PlayCommand.self, Page.self, App.self, New.self, Themes.self, GuideCommand.self, Doctor.self,
            Manual.self,
        ],
        defaultSubcommand: Browse.self)

    @MainActor
    static func main() async {
        Output.holdStandardStreams()
        ignoreBrokenPipes()
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            // Nothing to take apart, which is the greater part of what is done before the first frame: the parser goes
            // through all options and commands, and asks the runtime for the protocols of each.
            if words.isEmpty { return try await GallerySession.runGallery(.current, ScreenOptions(), GalleryOptions()) }
            try checkCommandNames(in: words)
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            exit(reporting: error)
        }
    }

    /// The first word can only be a command, and so can those behind "help" as long as a command has others below it. A
    /// wrong one gets the nearest name for an answer.
    static func checkCommandNames(in words: [String]) throws {
        let isHelp = words.first == "help"
        var commands = configuration.subcommands
        var path: [String] = []
        for word in isHelp ? words.dropFirst() : words.prefix(1) {
            guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            let place = ([Program.name] + (path.isEmpty ? ["--help"] : ["help"] + path)).joined(separator: " ")
            path.append(word)
            guard let command = commands.first(where: { $0._commandName == word }) else {
                let known = commands.map { $0._commandName } + ["help"]
                let name = path.joined(separator: " ")
                throw Failure(
                    "there is no command \"\(name)\"\(NearestName.link(for: word, among: known)) "
                        + "\"\(place)\" lists them", code: FailureCode.usage)
            }
            commands = command.configuration.subcommands
        }
    }
}
