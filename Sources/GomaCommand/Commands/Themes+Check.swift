import ArgumentParser

extension Themes {
    /// `gomaui themes check`
    struct Check: ProgramCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Check that everything drawn can be seen and told apart, at each depth of colour.",
            discussion: """
                Every pair of colours that the components and the gallery really draw is held against WCAG 2.1: \
                4.5 for text, 3 for graphics and for what is disabled. A pair that is too faint with direct \
                colours or with 256 is a failure (exit 1); with 16 or 8 it is a note.

                What means different things has to look different (the distance in OKLab is 0.1 for texts and 0.05 for \
                grounds; with 16 and 8 colours, and with the terminal's own, another colour, attribute or glyph). Page, \
                card, control and raised ground are each 1.2:1 from the one below and nearer to the text; with 16 and 8 \
                colours they may be equal, and grounds, lines and plain text are black, white or grey there. What is \
                out of use is fainter than the same thing in use, its text and its ground. Nothing is drawn in the colour \
                of its own ground, decoration neither. Whatever falls short of that is a failure at every depth.

                EXAMPLES
                  \(Program.name) themes check
                  \(Program.name) themes check --theme goma-light --theme ./night.yaml
                """)

        @Option(
            name: .customLong("theme"),
            help: ArgumentHelp(
                "A theme by name, or a theme file; all that are shipped unless given.",
                valueName: "name|file"), completion: Completion.themes)
        var themes: [String] = []

        @Flag(help: "Print a JSON array instead, with everything that was found.")
        var json = false

        @OptionGroup
        var jobs: JobsOption

        /// How one of several programs is started that look for pairs: it tells those of each component as soon as they are
        /// known.
        @Option(parsing: .upToNextOption, help: .hidden, completion: Completion.components)
        var tellPairs: [String] = []

        @MainActor
        func run(in program: Program) async throws {
            if !tellPairs.isEmpty { return try tell(of: try program.registry) }
            let styles = try styles
            let pairs = try await Themes.pairs(in: program, jobs: jobs)
            let checks = styles.map { ThemeCheck($0, pairs: pairs) }
            let code = checks.allSatisfy(\.hasPassed) ? 0 : FailureCode.differs
            if json {
                try Output.write([ThemeCheckReport.json(of: checks)], as: .json, code: code)
            } else {
                try Output.write(ThemeCheckReport.lines(of: checks), code: code)
            }
            if code != 0 { throw ExitCode(code) }
        }

        /// The themes to look at, each once.
        /// - Throws: as ``RenderFlags/style(named:)``.
        @MainActor
        var styles: [StyleProvider] {
            get throws {
                let names = themes.isEmpty ? ThemeLibrary.embedded.names : themes
                return try names.eachOnce.map { name in try RenderFlags.style(named: name) }
            }
        }

        @MainActor
        private func tell(of registry: ComponentRegistry) throws {
            for component in try tellPairs.map({ try registry.component(named: $0) }) {
                try ProgramJobs.tell(DrawnPairs(of: [component]), of: component)
            }
        }
    }
}
