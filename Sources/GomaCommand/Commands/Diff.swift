import ArgumentParser
import Foundation

/// `gomaui diff`
struct Diff: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Say in words what differs between two states, two themes or two dumps.",
        discussion: """
            Parts of a component are called by the names that they have in its source. With --rows the rows that \
            differ come too, with carets below the cells that changed. Rows and columns count from 1. Folders of dumps \
            are those of two runs of "\(Program.name) dump", or approved ones of two versions; what is drawn now is \
            compared with approved dumps by "\(Program.name) check". The exit code is 0 where nothing differs, 1 where \
            anything does, and 2 where a dump in a folder cannot be compared, which is told.

            EXAMPLES
              \(Program.name) diff OutcomeItem --state normal-unselected --state normal-selected
              \(Program.name) diff PillItem --state 1 --state 2 --rows
              \(Program.name) diff OutcomeItem --theme goma-dark --theme goma-light
              \(Program.name) diff before/Wallet/AmountPill.txt after/Wallet/AmountPill.txt
              \(Program.name) diff before after
            """)

    @Argument(
        help: ArgumentHelp("A component, or two dumps or folders of dumps.", valueName: "name|file"),
        completion: Completion.componentsAndDumps)
    var names: [String]

    @Option(
        help: "A state by name or number; twice to compare two, once to say of which the themes are.",
        completion: Completion.states)
    var state: [String] = []

    @Option(
        help: ArgumentHelp("A theme by name or file; given twice.", valueName: "name|file"),
        completion: Completion.themes)
    var theme: [String] = []

    @Option(
        help: "Columns offered to the component, 1 to 500; its own default unless given.",
        transform: Parsing.columns)
    var width: Int?

    @Flag(help: "Show the rows that differ too.")
    var rows = false

    @Flag(help: "Draw with ASCII characters only.")
    var ascii = false

    func validate() throws {
        switch (names.count, state.count, theme.count) {
        case (2, 0, 0):
            guard width == nil, !ascii else {
                throw ValidationError("two dumps are drawn already; --width and --ascii go with a component")
            }
        case (1, 2, 0), (1, 0...1, 2): return
        case (2, _, _): throw ValidationError("two dumps have no --state and no --theme")
        case (1, _, 0): throw ValidationError("name two states, each with --state, or two themes, each with --theme")
        case (1, _, 2): throw ValidationError("with two themes name at most one --state")
        case (1, 2, _): throw ValidationError("with two states name no --theme; two themes are compared in one state")
        case (1, _, _): throw ValidationError("name two themes, each with --theme")
        default: throw ValidationError("name one component, or two dumps")
        }
    }

    @MainActor
    func run(in program: Program) async throws {
        if names.count == 2 { return try showFiles(in: program) }
        try Self.tell(try lines(in: try program.registry))
    }

    /// Writes what differs, and ends with 1 where anything does, as diff(1) ends.
    private static func tell(_ lines: [String]) throws {
        let code = lines.isEmpty ? 0 : FailureCode.differs
        try Output.write(lines.isEmpty ? ["nothing differs"] : lines, code: code)
        if code != 0 { throw ExitCode(code) }
    }

    /// What differs between two states or two themes; nothing where nothing does.
    @MainActor
    func lines(in registry: ComponentRegistry) throws -> [String] {
        try theme.count == 2 ? themeLines(in: registry) : stateLines(in: registry)
    }

    /// Shows how two dumps differ, or two folders of them.
    /// - Throws: a ``Failure`` for a component, which has no file of its name, beside what else cannot be compared.
    @MainActor
    private func showFiles(in program: Program) throws {
        for name in names where !FileManager.default.fileExists(atPath: name) {
            guard let component = try? program.registry.component(named: name) else { continue }
            throw Failure(
                "\(component.id) is a component, and two names are those of dumps; compare two of its states, each "
                    + "with --state, or dumps, such as \(ApprovedDumps.defaultFolder)/\(component.dumpPath)",
                code: FailureCode.usage)
        }
        let difference = try FileDifference(from: names[0], to: names[1], showsRows: rows)
        guard !difference.problems.isEmpty else { return try Self.tell(difference.lines) }
        let code = FailureCode.cannotCompare
        try Output.write(difference.lines.isEmpty ? ["nothing else differs"] : difference.lines, code: code)
        throw Failure(difference.problems.map(\.description), code: code)
    }

    @MainActor
    private var options: RenderOptions { RenderOptions(width: width, glyphs: ascii ? .ascii : .unicode) }

    @MainActor
    private func stateLines(in registry: ComponentRegistry) throws -> [String] {
        let choices = try state.map { try ComponentChoice(names[0], state: $0, in: registry) }
        let pictures = choices.map { PartedPicture($0.component, stateAt: $0.stateIndex, options: options) }
        let sentences = DifferenceInWords(from: pictures[0], to: pictures[1]).sentences
        guard rows else { return sentences }
        let blocks = try choices.map {
            DumpBlock(try Picture($0.component, stateAt: $0.stateIndex, options: options))
        }
        return sentences + Self.rowLines(of: blocks, called: blocks.map(\.title))
    }

    /// The rows in which two blocks differ, below what each is called; nothing where they do in none.
    private static func rowLines(of blocks: [DumpBlock], called names: [String]) -> [String] {
        guard let change = DumpComparison.change(from: blocks[0], to: blocks[1]) else { return [] }
        return ["", "- \(names[0])", "+ \(names[1])"] + change.lines.map { "  \($0)" }
    }

    @MainActor
    private func themeLines(in registry: ComponentRegistry) throws -> [String] {
        let choice = try ComponentChoice(names[0], state: state.first, in: registry)
        let styles = try theme.map(RenderFlags.style(named:))
        let drawings = styles.map { style in
            var options = options
            options.glyphs = style.glyphSet(isASCIIOnly: ascii)
            return options
        }
        let pictures = drawings.map { PartedPicture(choice.component, stateAt: choice.stateIndex, options: $0) }
        let sentences =
            DifferenceInWords(from: pictures[0], to: pictures[1]).sentences
            + ThemeDifference.sentences(in: pictures[1].surface, from: styles[0], to: styles[1])
        guard rows else { return sentences }
        let blocks = try drawings.map {
            DumpBlock(try Picture(choice.component, stateAt: choice.stateIndex, options: $0))
        }
        return sentences + Self.rowLines(of: blocks, called: styles.map(\.name))
    }
}
