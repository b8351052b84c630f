import ArgumentParser

extension New {
    /// `gomaui new component`
    struct Component: ProgramCommand {
        static let configuration = CommandConfiguration(
            commandName: "component",
            abstract: "Write the files of a new component, compiling and green; what new does unless told otherwise.",
            discussion: """
                State, protocol, view, model, page in the catalogue with a first play, and a test: a title that is switched on \
                and off, to be made into what you want. It begins in the folder of a package: in the library's own the \
                component goes to its category and into its lists, in another to the target. Nothing of yours is written \
                over.

                EXAMPLES
                  \(Program.name) new BasketRow --category Betting
                  \(Program.name) new RaceCard --category HorseRacing --new-category --subcategory Cards
                  \(Program.name) new RaceCard --category MatchCards --target Shop
                """)

        @Argument(help: "The component's name, such as BasketRow.")
        var name: String

        @Option(
            help: "The category: one that there is, or with --new-category another.", completion: Completion.categories)
        var category: String

        @Flag(help: "Open a category that there is not yet.")
        var newCategory = false

        @Option(help: "The group inside the category; the category's own title unless given.")
        var subcategory: String?

        @Option(help: "The target that it goes to; the only one of the package unless given.")
        var target: String?

        @Option(help: ArgumentHelp("The package's folder.", valueName: "dir"), completion: .directory)
        var package = "."

        @MainActor
        func run(in program: Program) async throws {
            // A program whose registry cannot be made is no reason not to write a component.
            let known = (try? program.registry.components) ?? []
            if let taken = known.first(where: { $0.name.lowercased() == name.lowercased() }) {
                throw ScaffoldError.taken(name: name, by: taken.id)
            }
            let home = try ScaffoldHome(at: package, target: target)
            let scaffold = try ComponentScaffold(
                name, category: home.category(named: category, isNew: newCategory, among: known.map(\.category)),
                subcategory: subcategory, in: home)
            let lists = try scaffold.lists(in: package)
            try scaffold.create(in: package)
            let writer = try DumpWriter(folder: package)
            for list in lists { try writer.write(list.text, to: list.path) }
            try Output.write(
                (scaffold.files + lists).map(\.path) + [""]
                    + scaffold.nextSteps(in: package).enumerated().map { "\($0 + 1). \($1)" }
            )
        }
    }
}
