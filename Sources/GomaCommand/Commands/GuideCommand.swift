import ArgumentParser
import GomaGuides
import NcursesScreen

/// `gomaui guide`
struct GuideCommand: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "guide",
        abstract: "Print a guide; without a name, list all of them.",
        discussion: """
            Guides teach by examples: how the gallery is used, how a component or an app of one's own is made, how all of it \
            is tested and reviewed. They are the same that lie in the repository as Markdown.

            EXAMPLES
              \(Program.name) guide                     all guides, one line each
              \(Program.name) guide component-tutorial  a component in ten minutes
              \(Program.name) guide themes | less
            """)

    @Argument(help: "The guide, such as gallery.", completion: .list(Guide.all.map(\.name)))
    var name: String?

    /// Columns that sentences are read in, where there are more.
    private static let mostColumns = 100

    func run(in program: Program) async throws {
        guard let name else { return try Output.write(Self.list(of: program)) }
        let guides = Guide.all
        guard let guide = guides.first(where: { $0.name == name.lowercased() }) else {
            let names = guides.map(\.name)
            throw Failure(
                "there is no guide \"\(name)\"\(NearestName.link(for: name, among: names)) "
                    + "there are \(names.joined(separator: ", "))", code: FailureCode.usage)
        }
        let text = GuideText(
            width: min(Output.listWidth ?? HelpText.usualWidth, Self.mostColumns), style: Self.style,
            program: program.name)
        try Output.write(text.lines(of: guide.text), as: .styledText)
    }

    /// Colours where the terminal has them, none with NO_COLOR, and nothing of the kind in a pipe.
    private static var style: GuideText.Style {
        guard Output.isTerminal else { return .plain }
        return ColorChoice.inText(asked: nil).depth == .monochrome ? .bold : .colored
    }

    private static func list(of program: Program) -> [String] {
        let lines = TextTable.lines(of: Guide.all.map { [$0.name, $0.summary] }).map { line in
            Output.listWidth.map { DisplayText(line).truncated(to: $0).string } ?? line
        }
        return lines + ["", "\"\(program.name) guide NAME\" prints one of them"]
    }
}
