import ArgumentParser
import NcursesScreen

extension Themes {
    /// `gomaui themes show`
    struct Show: ProgramCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show every role of a theme: value, look, contrast, and the components that use it.",
            discussion: """
                The contrast of a role is against what it is most often seen with. On a terminal the roles have \
                swatches and samples; into a file or another program goes text, unless --format ansi is given. \
                With NO_COLOR there are attributes alone, unless --colors is given.

                EXAMPLES
                  \(Program.name) themes show goma-light
                  \(Program.name) themes show ./night.yaml --colors 256 --format ansi
                """)

        @Argument(
            help: ArgumentHelp("The theme; the default one unless given.", valueName: "name|file"),
            completion: Completion.themes)
        var name: String = ThemeLibrary.defaultName

        @Option(help: RenderFlags.colorsHelp("direct"))
        var colors: ColorDepth?

        @Option(help: "text, or ansi with colours; ansi on a terminal unless given.")
        var format: Format?

        @Flag(help: RenderFlags.asciiHelp)
        var ascii = false

        /// The formats of a theme.
        enum Format: String, CaseIterable, ExpressibleByArgument { case text, ansi }

        @MainActor
        func run(in program: Program) async throws {
            let style = try RenderFlags.style(named: name)
            let picture = ThemePicture(
                style, depth: colors ?? .direct,
                pairs: try DrawnPairs.catalogue(of: try program.registry, scope: .firstFrames),
                width: Output.terminalWidth, glyphs: style.glyphSet(isASCIIOnly: ascii))
            guard (format ?? (Output.isTerminal ? .ansi : .text)) == .ansi else {
                return try Output.write(picture.surface.rows)
            }
            var writer = ANSIWriter(colors: style, depth: writtenDepth)
            try Output.write(writer.rows(of: picture.surface), as: .styledText)
        }

        /// The colours that are written: those asked for, none where the environment wishes none, else all.
        private var writtenDepth: ColorDepth {
            let choice = ColorChoice.inText(asked: colors).depth
            return colors == nil && choice != .monochrome ? .direct : choice
        }
    }
}
