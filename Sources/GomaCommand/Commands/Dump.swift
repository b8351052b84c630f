import ArgumentParser
import Foundation
import GomaReview
import GomaUI
import TerminalKit

/// `gomaui dump`
struct Dump: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Write components in all their states as files, one file each, and an index of them.",
        discussion: """
            Files are named Category/Component.txt below the output folder, or .ansi, .svg, .html and .json; with \
            several themes Category/Component@theme.txt. What they hold depends on the components alone, so two runs \
            are the same byte for byte. A file that \(Program.name) did not write is never written over, and none is deleted.

            --shard 2/4 writes the second of four parts, so that four machines can share the work: the parts have no \
            file in common and are the whole together.

            EXAMPLES
              \(Program.name) dump --output dumps
              \(Program.name) dump OutcomeItem MarketOutcomesLine --output dumps --width 40,80
              \(Program.name) dump --format svg --theme goma-dark,goma-light --output pictures
              \(Program.name) dump --category Betting --output betting
              \(Program.name) dump --tag odds --film events --output films
              \(Program.name) dump --state blank --format html --output blank
              \(Program.name) dump --shard 1/2 --output dumps
            """)

    @Argument(help: "The components to write; all unless given.", completion: Completion.components)
    var names: [String] = []

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
    var output: String

    @Option(help: "Only components of this category.", completion: Completion.categories)
    var category: String?

    @Option(help: "Only components with this tag.", completion: Completion.tags)
    var tag: String?

    @Option(
        help: "Only this state, of the components that have it; may be given several times.",
        completion: Completion.states)
    var state: [String] = []

    @Option(
        help: ArgumentHelp("Columns offered, several with commas between.", valueName: "n[,n…]"),
        transform: Parsing.columnsList)
    var width: [Int]?

    @OptionGroup var drawing: PictureFlags

    @Option(help: ArgumentHelp("One of several parts, such as 2/4.", valueName: "i/n"), transform: Parsing.shard)
    var shard = Shard.whole

    @OptionGroup var flags: RenderFlags

    @MainActor
    func run(in program: Program) async throws {
        let dump = CatalogueDump(try components(in: try program.registry), options: try options(), shard: shard)
        guard !dump.files.isEmpty else {
            throw Failure(
                "no component has a state named \(state.map { "\"\($0)\"" }.joined(separator: " or ")); "
                    + "\"\(Program.name) list --json\" shows all", code: FailureCode.usage)
        }
        let writer = try DumpWriter(folder: output, overwriting: .ownFiles)
        let count = dump.ownFiles.count
        let changed = try dump.write(to: writer) { Progress.report("\($0) of \(count)  \($1.path)") }
        Progress.finish()
        let components = Set(dump.ownFiles.map(\.component.id)).count
        try Output.write(["\(Count.components(components)) in \(output), \(Count.files(changed)) new or changed"])
    }

    @MainActor
    private func components(in registry: ComponentRegistry) throws -> [ComponentDescriptor] {
        let named = names.isEmpty ? registry.components : try names.map(registry.component(named:))
        var seen: Set<String> = []
        let components = try named.filtered(byCategory: category).filter { component in
            (tag.map(component.tags.contains) ?? true) && seen.insert(component.id).inserted
        }
        guard !components.isEmpty else {
            throw Failure("no component matches; \"\(Program.name) list\" shows all", code: FailureCode.usage)
        }
        return components
    }

    @MainActor
    private func options() throws -> CatalogueDump.Options {
        var options = CatalogueDump.Options(themes: try flags.styles())
        options.format = drawing.format
        // What terminal the program runs in is no business of a file's.
        options.depth = flags.colors ?? .direct
        options.widths = width ?? []
        options.states = state
        options.withStyles = drawing.styles
        options.drawing = RenderOptions(
            glyphs: flags.ascii ? .ascii : .unicode, localization: flags.locale, reducesMotion: flags.reduceMotion,
            time: drawing.at ?? .zero, film: drawing.film)
        return options
    }
}
