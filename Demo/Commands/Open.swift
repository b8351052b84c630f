import ArgumentParser
import GomaGallery
import GomaUI

/// `gomaui open`
struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Open the gallery at one component.",
        discussion: """
            With --bare the terminal shows nothing but the component, at its top left, and the keys go to it: \
            Tab moves between its parts, Esc leaves them, and Esc again ends the program.

            EXAMPLES
              gomaui open PillItem --state read-only
              gomaui open OutcomeItem --state odds-up --theme goma-light --panel actions
              gomaui open TallOddsMatchCard --width 60 --panel inspector
              gomaui open TallOddsMatchCard --state live --panel usage
              gomaui open OutcomeItem --state odds-up --bare
              gomaui open OutcomeItem --state odds-up --at 3.2s
              gomaui open OutcomeItem --state-file OutcomeItem-Odds-up.yaml
            """)

    @Argument(help: "The component, such as PillItem.", completion: Completion.components)
    var name: String

    @Option(help: "The state by name or number; the first unless given.", completion: Completion.states)
    var state: String?

    @Option(
        name: .customLong("state-file"), help: ArgumentHelp("Begin with the state in a file.", valueName: "file"),
        completion: Completion.dataFiles)
    var stateFile: String?

    @Flag(help: "Show nothing but the component, and give it the keys.")
    var bare = false

    @Option(
        help: "Columns offered to the component, 1 to 500; its own default unless given.",
        transform: Parsing.columns)
    var width: Int?

    @Option(
        help: ArgumentHelp("Let time stand still at this moment, such as 2.5s or 300ms.", valueName: "time"),
        transform: Parsing.moment)
    var at: Duration?

    @Option(help: "The panel that stands open beside the component.")
    var panel: PanelKind?

    @OptionGroup var flags: RenderFlags
    @OptionGroup var gallery: GalleryFlags

    func validate() throws {
        if panel != nil, bare { throw ValidationError("--panel goes with the gallery, --bare shows no panels") }
        if gallery.isAskedFor, bare {
            throw ValidationError("--fresh, --watch and --log go with the gallery, --bare keeps and records nothing")
        }
    }

    @MainActor
    func run() async throws {
        let choice = try ComponentChoice(name, state: state, stateFile: stateFile, in: .goma)
        if bare {
            try await GallerySession.runBare(flags, choice: choice, width: width, moment: at)
        } else {
            try await GallerySession.runGallery(
                flags, gallery, at: Destination(choice: choice, stateFile: stateFile, width: width, panel: panel),
                moment: at)
        }
    }
}

extension PanelKind: ExpressibleByArgument {}
