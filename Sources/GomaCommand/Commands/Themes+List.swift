import ArgumentParser

extension Themes {
    /// `gomaui themes list`
    struct List: ProgramCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List every theme that --theme knows by name.",
            discussion: """
                Themes of your own are the files in $XDG_CONFIG_HOME/gomaui/themes, or ~/.config/gomaui/themes, each \
                named after its theme: night.yaml for the theme night.
                """)

        @Flag(help: "Print a JSON array instead.")
        var json = false

        func run(in program: Program) async throws {
            let entries = RenderFlags.library.entries
            if json {
                try Output.write([ThemeListing.json(of: entries)], as: .json)
            } else {
                try Output.write(ThemeListing.lines(of: entries))
            }
        }
    }
}
