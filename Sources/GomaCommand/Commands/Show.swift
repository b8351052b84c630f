import ArgumentParser
import NcursesScreen

/// `gomaui show`
struct Show: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print a component in one state, and nothing else.",
        discussion: """
            --format svg and html write a document that needs nothing beside itself, its text can be selected; json \
            has every cell with its roles and colours, the views behind it, the focus order and the reading text.

            --film shows several moments beside each other, each under its time: those that you name, or with \
            "events" every one at which something changes, until all is still or ten seconds are over.

            EXAMPLES
              \(Program.name) show OutcomeItem --state odds-up
              \(Program.name) show OutcomeItem --state odds-up --at 3.5s
              \(Program.name) show OutcomeItem --state odds-up --film 0s,2.9s,3s
              \(Program.name) show AdaptiveTabBar --state selecting --film events
              \(Program.name) show TallOddsMatchCard --width 60 --format ansi --theme goma-light
              \(Program.name) show TallOddsMatchCard --format svg > card.svg
              \(Program.name) show PillItem --format json | jq .picture.tree

            How many colours --format ansi writes: those of --colors; none with NO_COLOR or CLICOLOR=0, and \
            attributes alone; else what COLORTERM or TERM says, whether or not it goes to a terminal; else 256. \
            CLICOLOR_FORCE asks for colours in spite of CLICOLOR and of a TERM without any. The other formats have \
            all colours unless --colors says otherwise.
            """)

    @Argument(help: "The component, such as PillItem.", completion: Completion.components)
    var name: String

    @Option(help: "The state by name or number; the first unless given.", completion: Completion.states)
    var state: String?

    @Option(
        name: .customLong("state-file"), help: ArgumentHelp("Show the state in a file.", valueName: "file"),
        completion: Completion.dataFiles)
    var stateFile: String?

    @Option(
        help: "Columns offered to the component, 1 to 500; its own default unless given.", transform: Parsing.columns)
    var width: Int?

    @OptionGroup var drawing: PictureFlags

    @OptionGroup var flags: RenderFlags

    @Option(help: RenderFlags.colorsHelp("what the terminal can do in ansi, and else direct"))
    var colors: ColorDepth?

    @MainActor
    func run(in program: Program) async throws {
        let choice = try ComponentChoice(name, state: state, stateFile: stateFile, in: try program.registry)
        let style = try flags.style()
        var options = flags.options(style, width: width, at: drawing.at ?? .zero)
        options.film = drawing.film
        options.given = choice.given
        let picture = try Picture(choice.component, stateAt: choice.stateIndex, options: options)
        let depth = drawing.format == .ansi ? ColorChoice.inText(asked: colors).depth : colors ?? .direct
        try Output.write(lines(of: picture, style: style, depth: depth), as: drawing.format.form)
        let below = drawing.styles ? DumpBlock(picture).layersBelow : []
        if !below.isEmpty { try Output.write(below) }
    }

    @MainActor
    private func lines(of picture: Picture, style: StyleProvider, depth: ColorDepth) -> [String] {
        let drawn = picture.film.map { FilmStrip($0, width: filmWidth).surface } ?? picture.surface
        let surface = drawn.shown(in: style, depth: depth)
        let sheet = PictureSheet(picture, showing: surface)
        switch drawing.format {
        case .text: return surface.rows
        case .ansi:
            var writer = ANSIWriter(colors: style, depth: depth)
            return writer.rows(of: surface)
        case .svg: return SVGWriter(theme: style, depth: depth).lines(of: sheet)
        case .html: return HTMLWriter(theme: style, depth: depth).lines(of: sheet)
        case .json:
            var writer = JSONWriter(theme: style, depth: depth)
            return writer.lines(of: picture)
        }
    }

    /// As wide as the terminal, or as in a dump where there is none.
    @MainActor
    private var filmWidth: Int {
        switch drawing.format {
        case .text, .ansi: Output.terminalWidth ?? FilmStrip.textWidth
        case .svg, .html, .json: FilmStrip.sheetWidth
        }
    }
}

extension PictureFormat: ExpressibleByArgument {
    /// What may be in it.
    fileprivate var form: OutputForm {
        switch self {
        case .text: .text
        case .ansi: .styledText
        case .svg, .html: .document
        case .json: .json
        }
    }
}
