import ArgumentParser
import GomaReview
import GomaUI
import TerminalKit

/// `gomaui export`
struct Export: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the catalogue as a static web site.",
        discussion: """
            An index with a search, and a page for each component: every state with an address of its own, what it \
            is made of and where it is used, its keys, what its model can be asked for, and its sizes. The themes can be \
            switched on every page. The site asks nothing of any server: open index.html from the folder.

            A file that \(Program.name) did not write is never written over, and none is deleted.

            EXAMPLES
              \(Program.name) export --output site
              \(Program.name) export --output site --theme goma-dark,goma-light
              \(Program.name) export --output site --locale pt
            """)

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
    var output: String

    @Option(
        help: ArgumentHelp(
            "Themes to choose from, with commas between, by name or file; all built-in ones unless given.",
            valueName: "name|file,…"), completion: Completion.themes)
    var theme: String?

    @Flag(help: "Draw with ASCII characters only.")
    var ascii = false

    @Option(help: RenderFlags.localeHelp)
    var locale = Localization.english

    @MainActor
    func run(in program: Program) async throws {
        let themes = try RenderFlags.styles(named: theme ?? ThemeLibrary.embedded.names.joined(separator: ","))
        var options = SiteExport.Options(themes: themes)
        options.drawing = RenderOptions(glyphs: ascii ? .ascii : .unicode, localization: locale)
        let components = try program.registry.components
        let writer = try DumpWriter(folder: output, overwriting: .ownFiles)
        let site = try SiteExport(components, options: options)
        let changed = try site.write(to: writer) { Progress.report("\($0) of \(components.count)  \($1)") }
        Progress.finish()
        try Output.write([
            "\(Count.components(components.count)) in \(output)/index.html, \(Count.files(changed)) new or changed"
        ])
    }
}
