import ArgumentParser

/// `gomaui schema`
struct Schema: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Write JSON Schemas of the states of components, and of pages.",
        discussion: """
            An editor that knows the schema of a state offers its fields and cases, says what each is for, and marks \
            what does not fit while you write. The first line of a file names it:

              # yaml-language-server: $schema=schemas/OutcomeItem.schema.json

            The schema of one component is that of a file for --state-file: what differs from the state over which it \
            is laid. Its definitions have the whole state, from which nothing that is needed may be missing, under the \
            component's name with its namespace. Without a name, one schema has the whole states of all components.

            With --output each component has a file of its own, and components.schema.json holds all of them. A file \
            that \(Program.name) did not write is never written over.

            --pages writes the schema of pages instead: components with their states and fields, kinds of sources with \
            their options, and requests, as this program has them; with --output, into page.schema.json. What a schema \
            cannot tell, such as where a path leads, "\(Program.name) page FILE --check" tells. A page names it as a file of \
            a state does:

              # yaml-language-server: $schema=page.schema.json

            EXAMPLES
              \(Program.name) schema OutcomeItem
              \(Program.name) schema --output schemas
              \(Program.name) schema OutcomeItem PillItem --output schemas
              \(Program.name) schema --pages --output Demo/Screens
            """)

    @Argument(
        help: ArgumentHelp("Components, such as PillItem; all unless given.", valueName: "names"),
        completion: Completion.components)
    var names: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder to write to; standard output unless given.", valueName: "dir"),
        completion: .directory, transform: Parsing.folder)
    var output: String?

    @Flag(help: "Write the schema of pages instead.")
    var pages = false

    func validate() throws {
        if pages, !names.isEmpty { throw ValidationError("--pages goes without names of components") }
    }

    @MainActor
    func run(in program: Program) async throws {
        if pages { return try writePages(of: program) }
        let registry = try program.registry
        let named = try registry.eachComponent(named: names)
        guard let output else {
            let schema =
                named.count == 1
                ? StateJSONSchema.file(of: named[0])
                : StateJSONSchema.definitions(of: named.isEmpty ? registry.components : named)
            return try Output.write([ReadableJSON.text(of: schema)], as: .json)
        }
        let changed = try write(named, of: registry.components, to: output)
        try Output.write(["\(output): \(Count.of(changed, "file")) new or changed"])
    }

    @MainActor
    private func writePages(of program: Program) throws {
        let schema = try PageJSONSchema.document(kit: program.pageKit, registry: program.registry)
        let text = try PageJSONSchema.text(of: schema)
        guard let output else { return try Output.write([text], as: .json) }
        let isNew = try DumpWriter(folder: output, overwriting: .ownFiles).write(text + "\n", to: PageJSONSchema.file)
        try Output.write(["\(output): \(Count.of(isNew ? 1 : 0, "file")) new or changed"])
    }

    /// The file of a component's schema; where several namespaces have its name, that of a foreign one has the namespace too.
    /// - Parameter components: all that there are.
    @MainActor
    static func file(of component: ComponentDescriptor, among components: [ComponentDescriptor]) -> String {
        let isShared = components.filter { $0.name.lowercased() == component.name.lowercased() }.count > 1
        return (isShared ? FileName.base(of: component) : component.name) + ".schema.json"
    }

    /// - Parameters:
    ///   - named: those to write; all, and one schema of them together, where empty.
    ///   - components: all that there are.
    /// - Returns: how many files are new or changed.
    @MainActor
    private func write(
        _ named: [ComponentDescriptor], of components: [ComponentDescriptor], to folder: String
    ) throws -> Int {
        let writer = try DumpWriter(folder: folder, overwriting: .ownFiles)
        var files: [(path: String, text: String)] = []
        for component in named.isEmpty ? components : named {
            let text = try ReadableJSON.text(of: StateJSONSchema.file(of: component))
            files.append((Self.file(of: component, among: components), text + "\n"))
        }
        if named.isEmpty {
            let text = try ReadableJSON.text(of: StateJSONSchema.definitions(of: components))
            files.append(("components.schema.json", text + "\n"))
        }
        return try writer.writeAll(files)
    }
}
