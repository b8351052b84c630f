import ArgumentParser
import Foundation
import GomaGallery
import GomaUI
import TerminalKit

/// `gomaui dump`
struct Dump: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write components in all their states as text files, one file each.",
        discussion: """
            Files are named Category/Component.txt below the output folder. What they hold depends on the
            components alone, so two runs are the same byte for byte.

            EXAMPLES
              gomaui dump --output dumps
              gomaui dump OutcomeItem MarketOutcomesLine --output dumps --width 40,80
            """)

    @Argument(help: "The components to write; all unless given.")
    var names: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"))
    var output: String

    @Option(help: "Only components of this category.")
    var category: String?

    @Option(help: "Only components with this tag.")
    var tag: String?

    @Option(
        help: ArgumentHelp("Columns offered, several with commas between.", valueName: "n[,n…]"),
        transform: Parsing.columnsList)
    var width: [Int]?

    @Option(
        help: ArgumentHelp("Time since the first frame, such as 2.5s or 300ms.", valueName: "time"),
        transform: Parsing.moment)
    var at: Duration?

    @Flag(help: "Add the style of each cell by role, the focus order and the reading text.")
    var styles = false

    @OptionGroup var flags: RenderFlags

    @MainActor
    func run() async throws {
        let registry = ComponentRegistry.goma
        let named = names.isEmpty ? registry.components : try names.map(registry.component(named:))
        let components = try named.filtered(byCategory: category).filter { tag.map($0.tags.contains) ?? true }
        guard !components.isEmpty else {
            throw Failure("no component matches; \"gomaui list\" shows all", code: FailureCode.usage)
        }
        let style = try flags.style()
        let writer = try DumpWriter(folder: output)
        var changed = 0
        for (index, component) in components.enumerated() {
            Progress.report("\(index + 1) of \(components.count)  \(component.name)")
            let text = try TextDump.file(
                for: component, widths: width ?? [], options: flags.options(style, width: nil, at: at),
                withStyles: styles)
            let path = "\(component.category.rawValue)/\(component.name).txt"
            if try writer.write(text, to: path) { changed += 1 }
        }
        Progress.finish()
        try Output.write(["\(components.count) components in \(output), \(changed) files new or changed"])
    }
}

/// How far a long work has come, on standard error where that is a terminal.
enum Progress {
    static func report(_ text: String) { write("\r\u{1B}[K\(text)") }

    static func finish() { write("\r\u{1B}[K") }

    private static func write(_ text: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
