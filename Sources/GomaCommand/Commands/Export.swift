import ArgumentParser
import Foundation
import NcursesScreen

/// `gomaui export`
struct Export: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the catalogue as a static web site.",
        discussion: """
            An index with a search, and a page for each component: every state with an address of its own, its guide, the \
            Swift that makes it, what it is made of and where it is used, its keys, what its model can be asked for, what \
            it asks for, its fields, and its sizes. The search finds and ranks as the gallery's filter does: / goes to it, \
            arrows go through what it finds, Enter opens, Esc leaves. The themes can be switched on every page; until \
            somebody does, the first light or dark one is shown, as the browser wishes. The site asks nothing of any \
            server: open index.html from the folder.

            With --play scripts are played, and what they show stands on the index as pictures that move.

            A file that \(Program.name) did not write is never written over, and none is deleted.

            EXAMPLES
              \(Program.name) export --output site
              \(Program.name) export --output site --theme goma-dark,goma-light
              \(Program.name) export --output site --locale pt
              \(Program.name) export --output site --play Tests/Plays/app-day.play
            """)

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory,
        transform: Parsing.folder)
    var output: String

    @Option(
        help: ArgumentHelp(
            "Themes to choose from, with commas between, by name or file; all built-in ones unless given.",
            valueName: "name|file,…"), completion: Completion.themes)
    var theme: String?

    @Option(
        help: ArgumentHelp("A script whose recording goes on the index; may be given again.", valueName: "file"),
        completion: .file(extensions: ["play"]))
    var play: [String] = []

    @Flag(help: "Draw with ASCII characters only.")
    var ascii = false

    @Option(help: RenderFlags.localeHelp)
    var locale = Localization.english

    func validate() throws {
        let names = play.map(Self.name(ofScript:))
        for (index, name) in names.enumerated() where names[..<index].contains(name) {
            throw ValidationError(
                "two scripts are called \"\(name)\", and recordings are named so; give one another name")
        }
    }

    /// What a script's recording is called.
    private static func name(ofScript path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    @MainActor
    func run(in program: Program) async throws {
        let themes = try RenderFlags.styles(named: theme ?? ThemeLibrary.embedded.names.joined(separator: ","))
        let recordings = try await recordings(of: program, in: themes)
        let components = try program.registry.components
        let writer = try DumpWriter(folder: output, overwriting: .ownFiles)
        let site = try SiteExport(
            components, themes: themes, recordings: recordings,
            drawing: RenderOptions(glyphs: ascii ? .ascii : .unicode, localization: locale))
        let changed = try Progress.during {
            try site.write(to: writer) { Progress.report("\($0) of \(components.count)  \($1)") }
        }
        let index = output.path(of: "index.html")
        try Output.write([
            "\(Count.of(components.count, "component")) in \(index), \(Count.of(changed, "file")) new or changed"
        ])
    }

    /// - Throws: what is wrong with a script, and a ``Failure`` where something is not as a script expects it.
    @MainActor
    private func recordings(of program: Program, in themes: [StyleProvider]) async throws -> [SiteRecording] {
        let scripts = try play.map { path in
            let script = try PlayScript(parsing: InputFile.text(at: path, as: .script), name: path)
            return (path, script.drawn(isASCII: ascii, locale: locale, reducesMotion: false))
        }
        var recordings: [SiteRecording] = []
        defer { Progress.finish() }
        try await MainQueue.run {
            for (path, script) in scripts {
                let name = Self.name(ofScript: path)
                Progress.report("playing \(name)")
                let runner = try program.runner(of: script, at: path)
                runner.recording = PlayRecording(title: name, longestWait: .seconds(PlayCommand.usualWait))
                do {
                    try runner.run()
                } catch let error as PlayError where error.isFailedExpectation {
                    throw Failure("\(error)", code: FailureCode.differs)
                }
                if let recording = runner.recording { recordings.append(SiteRecording(recording, themes: themes)) }
            }
        }
        return recordings
    }
}
