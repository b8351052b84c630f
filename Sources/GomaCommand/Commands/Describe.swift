import ArgumentParser

/// `gomaui describe`
struct Describe: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Read a component out as a screen reader would, in focus order.",
        discussion: """
            A line that begins with › is a control: its words, then how it stands. Plays name controls by their \
            identifiers, as in "focus outcomes.home"; --identifiers lists these. --guide prints what is \
            written about the component beside its entry, as Markdown: when to use it, its data, what it answers to, \
            how it behaves over time, and how it reads aloud. --fields prints what its state consists of, and \
            what it asks its owner for and shows on pages.
            """)

    @Argument(help: "The component, such as PillItem.", completion: Completion.components)
    var name: String

    @Option(help: "The state by name or number; the first unless given.", completion: Completion.states)
    var state: String?

    @Option(name: .customLong("locale"), help: RenderFlags.localeHelp)
    var askedLocale = AskedLocale.unasked

    @Flag(help: "List what scripts call the controls, in focus order, instead of what is read out.")
    var identifiers = false

    @Flag(help: "Print when to use it and how it behaves, as Markdown, instead of what is read out.")
    var guide = false

    @Flag(help: "Print the fields of its state, its requests and what it shows on pages, instead of what is read out.")
    var fields = false

    func validate() throws {
        guard [identifiers, guide, fields].count(where: \.self) < 2 else {
            throw ValidationError("of --identifiers, --guide and --fields only one is printed; give one of them")
        }
        guard state == nil || !guide && !fields else {
            throw ValidationError("--guide and --fields are of a component in all its states; they go without --state")
        }
        guard !askedLocale.isAsked || !guide && !fields else {
            throw ValidationError("--guide and --fields are the same in all languages; they go without --locale")
        }
    }

    @MainActor
    func run(in program: Program) async throws {
        let choice = try ComponentChoice(name, state: state, in: try program.registry)
        guard !fields else { return try List.writeFields(of: [choice.component], in: program) }
        guard !guide else { return try Output.write([Self.guide(of: choice.component)], as: .document) }
        let options = RenderOptions(localization: askedLocale.localization)
        let picture = try Picture(choice.component, stateAt: choice.stateIndex, options: options)
        try Output.write(identifiers ? picture.focusOrder.compactMap(\.identifier) : picture.reading)
    }

    /// - Throws: a ``Failure`` where nobody has written a guide.
    @MainActor
    private static func guide(of component: ComponentDescriptor) throws -> String {
        guard component.guide.isWritten else {
            throw Failure(
                "\(component.id) has no guide; give its catalogue entry a \"guide\" that says "
                    + ComponentGuide.Question.purpose.wish, code: FailureCode.missingInput)
        }
        return component.guide.markdown()
    }
}
