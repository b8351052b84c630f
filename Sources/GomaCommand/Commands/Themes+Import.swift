import ArgumentParser

extension Themes {
    /// `gomaui themes import`
    struct Import: ProgramCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Make themes from base16 and base24 colour schemes.",
            discussion: """
                Texts too faint for their ground are made lighter or darker until WCAG 2.1 is met; the report says \
                which. A file that cannot be imported is named and left out, and the exit code is 65 then.

                EXAMPLES
                  \(Program.name) themes import gruvbox.yaml --output ~/.config/gomaui/themes
                  \(Program.name) themes import schemes/base16 --output themes
                """)

        @Argument(
            help: ArgumentHelp("Scheme files, or folders of them.", valueName: "file"),
            completion: .file(extensions: ["yaml", "yml"]))
        var files: [String]

        @Option(
            name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"),
            completion: .directory, transform: Parsing.folder)
        var output: String

        @Flag(help: "Write over themes of the same name that say something else.")
        var replace = false

        @OptionGroup
        var jobs: JobsOption

        @MainActor
        func run(in program: Program) async throws {
            let sources = try ThemeImport.files(at: files)
            var importer = try ThemeImport(
                to: output, reserved: ThemeLibrary.embedded.names, replacesFiles: replace,
                pairs: try await Themes.pairs(in: program, jobs: jobs))
            var outcomes: [ThemeImport.Outcome] = []
            var problems: [String] = []
            var code: Int32 = 0
            for (index, source) in sources.enumerated() {
                Progress.report("\(index + 1) of \(sources.count)  \(source)")
                do {
                    outcomes.append(try importer.run(source))
                } catch {
                    problems += Failure.sentences(for: error)
                    code = FailureCode.badData
                    // Where one cannot be written, those that come behind it cannot be either.
                    guard error is OutputError else { continue }
                    code = Failure(for: error)?.code ?? code
                    break
                }
            }
            Progress.finish()
            let summary = ThemeImportReport.summary(
                imported: outcomes.count, changed: outcomes.count(where: \.isChanged),
                failed: sources.count - outcomes.count, folder: output)
            try Output.write(outcomes.flatMap(ThemeImportReport.lines) + [summary], code: code)
            guard problems.isEmpty else { throw Failure(problems, code: code) }
        }
    }
}
