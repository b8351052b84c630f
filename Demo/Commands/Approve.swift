import ArgumentParser
import GomaGallery
import GomaUI

/// `gomaui approve`
struct Approve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Accept components as they look now.",
        discussion: """
            Writes their dumps, with all layers, over the approved ones. Look at "gomaui check" first.

            EXAMPLES
              gomaui approve
              gomaui approve OutcomeItem MarketOutcomesLine
            """)

    @Argument(help: "The components to accept; all unless given.")
    var names: [String] = []

    @Option(help: ArgumentHelp("The folder of approved dumps.", valueName: "dir"))
    var folder = ApprovedDumps.defaultFolder

    @MainActor
    func run() async throws {
        let registry = ComponentRegistry.goma
        let components = names.isEmpty ? registry.components : try names.map(registry.component(named:))
        let writer = try DumpWriter(folder: folder)
        var lines: [String] = []
        for component in components {
            let path = ComponentDump.path(of: component)
            if try writer.write(ComponentDump(component).text(withStyles: true), to: path) {
                lines.append("\(component.id) approved in \(folder)/\(path)")
            }
        }
        let same = components.count - lines.count
        try Output.write(lines + ["\(lines.count) approved, \(same) the same as before"])
    }
}
