import ArgumentParser
import GomaUI

extension Themes {
    /// `gomaui themes list`
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List every theme that --theme knows by name.")

        func run() async throws { try Output.write(ThemeLibrary.embedded.names) }
    }
}
