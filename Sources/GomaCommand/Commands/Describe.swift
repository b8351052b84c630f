import ArgumentParser
import GomaUI
import GomaReview

/// `gomaui describe`
struct Describe: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Read a component out as a screen reader would, in focus order.",
        discussion: """
            A line that begins with › is a control: its words, then how it stands. Plays name controls by their \
            identifiers, as in "focus outcomes.home"; --identifiers lists these.
            """)

    @Argument(help: "The component, such as PillItem.", completion: Completion.components)
    var name: String

    @Option(help: "The state by name or number; the first unless given.", completion: Completion.states)
    var state: String?

    @Option(help: RenderFlags.localeHelp)
    var locale = Localization.english

    @Flag(help: "List what scripts call the controls, in focus order, instead of what is read out.")
    var identifiers = false

    @MainActor
    func run(in program: Program) async throws {
        let choice = try ComponentChoice(name, state: state, in: try program.registry)
        let options = RenderOptions(localization: locale)
        let picture = try Picture(choice.component, stateAt: choice.stateIndex, options: options)
        try Output.write(identifiers ? picture.focusOrder.compactMap(\.identifier) : picture.reading)
    }
}
