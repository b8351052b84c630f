import ArgumentParser
import GomaGallery
import GomaUI

/// `gomaui diff`
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what differs between two states of a component, layer by layer.",
        discussion: """
            Lines of glyphs, focus order and reading text with - and +, styles by role with ~.

            EXAMPLE
              gomaui diff OutcomeItem --state normal-unselected --state normal-selected
            """)

    @Argument(help: "The component, such as PillItem.")
    var name: String

    @Option(help: "A state by name or number; given twice.")
    var state: [String]

    @Option(
        help: "Columns offered to the component, 1 to 500; its own default unless given.",
        transform: Parsing.columns)
    var width: Int?

    @Flag(help: "Draw with ASCII characters only.")
    var ascii = false

    func validate() throws {
        if state.count != 2 { throw ValidationError("name two states, each with --state") }
    }

    @MainActor
    func run() async throws {
        let options = RenderOptions(width: width, glyphs: ascii ? .ascii : .unicode)
        let blocks = try state.map { state in
            let choice = try ComponentChoice(name, state: state, in: .goma)
            return DumpBlock(try Picture(choice.component, stateAt: choice.stateIndex, options: options))
        }
        guard let change = DumpComparison.change(from: blocks[0], to: blocks[1]) else {
            return try Output.write(["nothing differs"])
        }
        try Output.write(["- \(blocks[0].title)", "+ \(blocks[1].title)"] + change.lines.map { "  \($0)" })
    }
}
