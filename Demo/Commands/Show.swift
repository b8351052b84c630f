import ArgumentParser
import GomaGallery
import GomaUI
import NcursesScreen
import TerminalKit

/// `gomaui show`
struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a component in one state, and nothing else.",
        discussion: """
            EXAMPLES
              gomaui show OutcomeItem --state odds-up
              gomaui show OutcomeItem --state odds-up --at 3.5s
              gomaui show TallOddsMatchCard --width 60 --format ansi --theme goma-light

            How many colours --format ansi writes: those of --colors; none with NO_COLOR or CLICOLOR=0, and \
            attributes alone; else what COLORTERM or TERM says, whether or not it goes to a terminal; else 256. \
            CLICOLOR_FORCE asks for colours in spite of CLICOLOR and of a TERM without any.
            """)

    @Argument(help: "The component, such as PillItem.")
    var name: String

    @Option(help: "The state by name or number; the first unless given.")
    var state: String?

    @Option(
        name: .customLong("state-file"), help: ArgumentHelp("Show the state in a file.", valueName: "file"))
    var stateFile: String?

    @Option(
        help: "Columns offered to the component, 1 to 500; its own default unless given.", transform: Parsing.columns)
    var width: Int?

    @Option(
        help: ArgumentHelp("Time since the first frame, such as 2.5s or 300ms.", valueName: "time"),
        transform: Parsing.moment)
    var at: Duration?

    @Option(help: "text, or ansi with colours.")
    var format = PictureFormat.text

    @Flag(help: "Add the style of each cell by role, the focus order and the reading text.")
    var styles = false

    @OptionGroup var flags: RenderFlags

    @MainActor
    func run() async throws {
        let choice = try ComponentChoice(name, state: state, stateFile: stateFile, in: .goma)
        let style = try flags.style()
        let picture = try Picture(
            choice.component, stateAt: choice.stateIndex, given: choice.given,
            options: flags.options(style, width: width, at: at))
        var lines = picture.surface.rows
        if format == .ansi {
            var writer = ANSIWriter(colors: style, depth: ColorChoice.inText(asked: flags.colors).depth)
            lines = writer.rows(of: picture.surface)
        }
        try Output.write(lines + (styles ? DumpBlock(picture).layersBelow : []))
    }
}

/// How a picture is written.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument { case text, ansi }

extension RenderFlags {
    /// The options for drawing without a terminal.
    func options(_ style: StyleProvider, width: Int?, at moment: Duration?) -> RenderOptions {
        RenderOptions(
            width: width, glyphs: style.glyphSet(isASCIIOnly: ascii), localization: locale,
            reducesMotion: reduceMotion, time: moment ?? .zero)
    }
}
