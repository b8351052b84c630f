import ArgumentParser

/// `gomaui list`
struct List: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List components with their category, states and summary, or with their fields.",
        discussion: """
            With --sizes come the columns that a component needs: the smallest from which on nothing in it is cut, and \
            the comfortable from which on nothing is left out. They are measured by drawing every state but those made \
            to be cut, so it takes a moment. JSON always has them for every state, with the rows that go with them.

            With --fields comes what the state of each component consists of: every field with the way to it, what \
            stands for it where it is left out, what it takes and what it is for; below it what the component asks its \
            owner for, with an example of each, and the types of values that it shows on a page by "of" and "each". The \
            fields are those of state files, and of "with" in pages.

            On a terminal, lines are cut where it ends. Elsewhere they are whole, one for each component, or as wide \
            as COLUMNS says.

            EXAMPLES
              \(Program.name) list
              \(Program.name) list --category Betting
              \(Program.name) list --sizes
              \(Program.name) list --fields OutcomeItem PillItem
              COLUMNS=80 \(Program.name) list | less
              \(Program.name) list --json | jq '.[] | [.name, .smallest.width, .comfortable.width]'
            """)

    @Argument(
        help: ArgumentHelp("Components, such as PillItem; all unless given.", valueName: "names"),
        completion: Completion.components)
    var names: [String] = []

    @Flag(help: "Print the fields of each component's state, its requests, and what it shows on pages.")
    var fields = false

    @Flag(help: "Measure how many columns each component needs.")
    var sizes = false

    @Flag(help: "Print a JSON array instead, with all names of states, tags and children.")
    var json = false

    @Option(help: "Only components of this category.", completion: Completion.categories)
    var category: String?

    @Option(
        name: .customLong("locale"),
        help: "Language that sizes are measured in; names and summaries are the same in all.")
    var askedLocale = AskedLocale.unasked

    @OptionGroup
    var jobs: JobsOption

    /// How one of several programs is started that measure: it tells the sizes of each component as soon as they are known.
    @Flag(help: .hidden)
    var tellSizes = false

    func validate() throws {
        if fields, sizes || jobs.count != nil { throw ValidationError("--fields goes without --sizes and --jobs") }
        if jobs.count != nil, !sizes, !json { throw ValidationError("--jobs goes with --sizes and --json") }
        if askedLocale.isAsked, fields || !sizes && !json && !tellSizes {
            throw ValidationError("--locale is of sizes; it goes with --sizes and --json, and without --fields")
        }
    }

    @MainActor
    func run(in program: Program) async throws {
        let registry = try program.registry
        let named = try names.isEmpty ? registry.components : registry.eachComponent(named: names)
        let components = try named.filtered(byCategory: category)
        guard !fields else { return try Self.writeFields(of: components, in: program, asJSON: json) }
        guard sizes || json || tellSizes else { return try write(components, sizes: nil) }
        let locale = askedLocale.localization
        let oracle = SizeOracle(options: RenderOptions(localization: locale))
        if tellSizes { return try components.forEach { try ProgramJobs.tell(oracle.sizes(of: $0), of: $0) } }
        let arguments = ["list", "--tell-sizes", "--locale", locale.rawValue]
        oracle.learn(await ProgramJobs.findings(by: arguments, on: components, jobs, "measured"))
        try write(components, sizes: oracle)
    }

    @MainActor
    private func write(_ components: [ComponentDescriptor], sizes oracle: SizeOracle?) throws {
        guard !json else {
            return try Output.write([CatalogueListing.json(of: components, sizes: oracle)], as: .json)
        }
        try CatalogueListing.writeTable(of: components, width: Output.listWidth, sizes: oracle) {
            try Output.write([$0])
        }
    }

    @MainActor
    static func writeFields(
        of components: [ComponentDescriptor], in program: Program, asJSON: Bool = false
    ) throws {
        let kit = program.pageKit
        func shown(_ component: ComponentDescriptor) -> [String] { kit.types(shownBy: component.name) }
        guard !asJSON else { return try Output.write([FieldListing.json(of: components, shown: shown)], as: .json) }
        try Output.write(FieldListing.lines(of: components, width: Output.listWidth, shown: shown))
    }
}
