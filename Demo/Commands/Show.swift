import ArgumentParser
import GomaGallery
import GomaUI
import TerminalKit

/// `gomaui show`
struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a component in one state, and nothing else.",
        discussion: """
            EXAMPLES
              gomaui show OutcomeItem --state odds-up
              gomaui show OutcomeItem --state odds-up --at 3.5s
              gomaui show TallOddsMatchCard --width 60 --format ansi --theme goma-light
            """)

    /// How a picture is written.
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, ansi }

    @Argument(help: "The component, such as PillItem.")
    var name: String

    @Option(help: "The state by name or number; the first unless given.")
    var state: String?

    @Option(help: "Columns offered to the component, 1 to 500; its own default unless given.")
    var width: Columns?

    @Option(help: ArgumentHelp("Time since the first frame, such as 2.5s or 300ms.", valueName: "time"))
    var at: Moment?

    @Option(help: "text, or ansi with colours.")
    var format = Format.text

    @Flag(help: "Add the style of each cell by role, the focus order and the reading text.")
    var styles = false

    @OptionGroup var flags: RenderFlags

    @MainActor
    func run() throws {
        let choice = try ComponentChoice(name, state: state, in: .goma)
        let picture = try Picture(
            choice.component, stateAt: choice.stateIndex,
            options: flags.options(width: width, at: at))
        var lines = picture.surface.rows
        if format == .ansi {
            var writer = ANSIWriter(colors: try flags.style(), depth: flags.colors ?? .direct)
            lines = writer.rows(of: picture.surface)
        } else {
            _ = try flags.style()
        }
        try Output.write(lines + (styles ? TextDump.layers(of: picture) : []))
    }
}

/// A span of time as somebody types it.
struct Moment: ExpressibleByArgument {
    let duration: Duration

    init?(argument: String) {
        guard let duration = TimeParser.duration(argument) else { return nil }
        self.duration = duration
    }
}

extension RenderFlags {
    /// The options for drawing without a terminal.
    func options(width: Columns?, at moment: Moment?) -> RenderOptions {
        RenderOptions(
            width: width?.count, glyphs: ascii ? .ascii : .unicode, localization: locale,
            reducesMotion: reduceMotion, time: moment?.duration ?? .zero)
    }
}
