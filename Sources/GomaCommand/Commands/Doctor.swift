import ArgumentParser
import Foundation
import NcursesScreen

/// `gomaui doctor`
struct Doctor: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tell what this terminal can do, what will be used of it, and why.",
        discussion: """
            The samples have colours where they go to a terminal, and with --colors or CLICOLOR_FORCE. With --json, \
            what is not set or not known is null.

            EXAMPLES
              \(Program.name) doctor
              \(Program.name) doctor --colors 16
              \(Program.name) doctor --json
            """)

    @Flag(help: "Print a JSON object instead, without samples.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Theme by name, or a theme file; \(ThemeLibrary.defaultName) unless given.", valueName: "name|file"),
        completion: Completion.themes)
    var theme: String?

    @Option(help: RenderFlags.colorsHelp("what the terminal can do"))
    var colors: ColorDepth?

    @Flag(help: RenderFlags.asciiHelp)
    var ascii = false

    private struct Findings: Encodable {
        let terminal: TerminalReport
        let theme: String
        let themes: [String]
        let themeFolder: String?
    }

    func run(in program: Program) async throws {
        let style = try RenderFlags.style(named: theme ?? ThemeLibrary.defaultName)
        let report = TerminalReport.current(colors: colors, ascii: ascii)
        let folder = ThemeFolder.userFolder(environment: ProcessInfo.processInfo.environment)
        guard !json else {
            let findings = Findings(
                terminal: report, theme: style.name, themes: RenderFlags.library.names, themeFolder: folder)
            return try Output.write([ReadableJSON.text(of: findings)], as: .json)
        }
        var sheet = FactSheet(width: min(Output.terminalWidth ?? 80, 100))
        sheet.addTitle("Terminal")
        for fact in report.facts { sheet.add(fact.name, fact.text) }
        sheet.addTitle("Environment")
        for fact in report.environmentFacts { sheet.add(fact.name, fact.text) }
        sheet.addTitle("Themes")
        sheet.add("in use", "\(style.name) (\(style.title))")
        sheet.add("built in", rows: ThemeLibrary.embedded.names)
        sheet.add(
            "your own",
            folder.map(Self.description(ofFolder:)) ?? "nowhere to look: neither XDG_CONFIG_HOME nor HOME is set")
        addSamples(to: &sheet, report, style)
        try Output.write(sheet.lines, as: .styledText)
    }

    private static func description(ofFolder folder: String) -> String {
        guard InputFolder.isThere(folder) else { return "\(folder), not there" }
        return "\(folder), themes: \(ThemeFolder.sources(in: folder).count)"
    }

    /// The samples, in colours where somebody will see them.
    private func addSamples(to sheet: inout FactSheet, _ report: TerminalReport, _ style: StyleProvider) {
        let glyphs = style.glyphSet(isASCIIOnly: report.glyphs.isASCII)
        sheet.addTitle("Samples")
        if report.isOutputTerminal || colors != nil || report.environment.forcesColors {
            let depth = report.isOutputTerminal ? report.colors.depth : ColorChoice.inText(asked: colors).depth
            var writer = ANSIWriter(colors: style, depth: depth)
            if depth != .monochrome { sheet.add("colours", rows: writer.rows(of: SampleSheet.colors)) }
            sheet.add("attributes", rows: writer.rows(of: SampleSheet.attributes))
        } else {
            sheet.add("colours", "shown where this goes to a terminal, and with --colors")
        }
        sheet.add("borders", rows: SampleSheet.borders(glyphs))
        sheet.add("marks", rows: [SampleSheet.marks(glyphs)])
        sheet.add("widths", rows: SampleSheet.widths(glyphs))
    }
}
