import ArgumentParser

/// `gomaui open`
struct Open: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Open the gallery at one component.",
        discussion: """
            With --bare the terminal shows nothing but the component, at its top left, and the keys go to it: \
            Tab moves between its parts, Esc leaves them, and Esc again ends the program. Ctrl-N and Ctrl-P lead to the \
            next and the previous state, Ctrl-F and Ctrl-B to the next and the previous component; the terminal's title \
            says where one is.

            EXAMPLES
              \(Program.name) open PillItem --state read-only
              \(Program.name) open OutcomeItem --state odds-up --theme goma-light --panel actions
              \(Program.name) open TallOddsMatchCard --width 60 --panel inspector
              \(Program.name) open TallOddsMatchCard --state live --panel usage
              \(Program.name) open OutcomeItem --state odds-up --bare
              \(Program.name) open OutcomeItem --state odds-up --at 3.2s
              \(Program.name) open OutcomeItem --state-file OutcomeItem-Odds-up.yaml
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

    @OptionGroup var flags: ScreenFlags
    @OptionGroup var gallery: GalleryFlags

    func validate() throws {
        if panel != nil, bare { throw ValidationError("--panel goes with the gallery, --bare shows no panels") }
        if gallery.isAskedFor, bare {
            throw ValidationError(
                "--fresh, --single, --watch, --log and --language go with the gallery; --bare keeps, records and says nothing"
            )
        }
    }

    @MainActor
    func run(in program: Program) async throws {
        let choice = try ComponentChoice(name, state: state, stateFile: stateFile, in: try program.registry)
        if bare {
            try await GallerySession.runBare(
                program, flags.options, choice: choice, width: width, moment: at,
                measuresFrames: gallery.statistics.stats)
        } else {
            try await GallerySession.runGallery(
                program, flags.options, gallery.options,
                at: Destination(choice: choice, stateFile: stateFile, width: width, panel: panel),
                moment: at)
        }
    }
}

extension PanelKind: ExpressibleByArgument {}
