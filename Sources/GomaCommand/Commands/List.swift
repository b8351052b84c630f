import ArgumentParser
import Foundation
import GomaReview
import GomaUI

/// `gomaui list`
struct List: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List every component with its category, states and summary.",
        discussion: """
            With --sizes come the columns that a component needs: the smallest from which on nothing in it is cut, and \
            the comfortable from which on nothing is left out. They are measured by drawing every state but those made \
            to be cut, so it takes a moment. JSON always has them for every state, with the rows that go with them.

            On a terminal, lines are cut where it ends. Elsewhere they are whole, one for each component, or as wide \
            as COLUMNS says.

            EXAMPLES
              \(Program.name) list
              \(Program.name) list --category Betting
              \(Program.name) list --sizes
              COLUMNS=80 \(Program.name) list | less
              \(Program.name) list --json | jq '.[] | [.name, .smallest.width, .comfortable.width]'
            """)

    @Flag(help: "Measure how many columns each component needs.")
    var sizes = false

    @Flag(help: "Print a JSON array instead, with all names of states, tags and children.")
    var json = false

    @Option(help: "Only components of this category.", completion: Completion.categories)
    var category: String?

    @Option(help: "Language that sizes are measured in; names and summaries are the same in all.")
    var locale = Localization.english

    @MainActor
    func run(in program: Program) async throws {
        let components = try program.registry.components.filtered(byCategory: category)
        let oracle = sizes || json ? SizeOracle(options: RenderOptions(localization: locale)) : nil
        guard !json else {
            return try Output.write([CatalogueListing.json(of: components, sizes: oracle)], as: .json)
        }
        try CatalogueListing.writeTable(of: components, width: Output.listWidth, sizes: oracle) {
            try Output.write([$0])
        }
    }
}
