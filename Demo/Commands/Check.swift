import ArgumentParser
import GomaGallery
import GomaUI

/// `gomaui check`
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare every component with its approved dump.",
        discussion: """
            Says what is new, changed or gone: lines of glyphs, focus order and reading text with - and +,
            and styles by role with ~. Exit 0: all the same. 1: something differs. 2: could not compare.
            "gomaui approve" accepts what is there now.

            EXAMPLES
              gomaui check
              gomaui check Tests/Snapshots --summary
            """)

    @Argument(help: "The folder of approved dumps.")
    var folder = ApprovedDumps.defaultFolder

    @Flag(help: "Only say which components differ.")
    var summary = false

    @MainActor
    func run() async throws {
        let components = ComponentRegistry.goma.components
        var lines: [String] = []
        var sameCount = 0
        do {
            let approved = try ApprovedDumps(folder: folder)
            for component in components {
                switch try approved.verdict(on: component) {
                case .same: sameCount += 1
                case .new: lines.append("\(component.id): not approved yet")
                case .changed(let comparison): lines += report(comparison, of: component)
                }
            }
            let orphans = approved.orphans(among: components)
            lines += orphans.map { "\($0): no component is behind it" }
        } catch {
            throw Failure("\(error)", code: FailureCode.cannotCompare)
        }
        try Output.write(lines + ["\(sameCount) of \(components.count) components are as approved"])
        if !lines.isEmpty { throw ExitCode(FailureCode.differs) }
    }

    @MainActor
    private func report(_ comparison: DumpComparison, of component: ComponentDescriptor) -> [String] {
        guard !comparison.isEmpty else { return ["\(component.id): the header or the order of its states changed"] }
        return comparison.changes.flatMap { change in
            ["\(component.id), \(change.title): \(Self.words(for: change.kind))"]
                + (summary ? [] : change.lines.map { "  \($0)" })
        }
    }

    private static func words(for kind: DumpComparison.Change.Kind) -> String {
        switch kind {
        case .new: "new"
        case .gone: "gone"
        case .changed(let layers): layers.map(\.rawValue).joined(separator: ", ") + " changed"
        }
    }
}
