import Foundation
import GomaReview
import GomaCatalog
import TestSupport

/// A folder of approved dumps of some components, as they are drawn now, to be doctored.
@MainActor
package final class ApprovedDumpsFixture {
    private let files: TemporaryFolder
    package let components: [ComponentDescriptor]

    package init(_ names: [String] = ["OutcomeItem", "MarketOutcomesLine", "PillItem"]) throws {
        files = try TemporaryFolder()
        components = try names.map(ComponentRegistry.goma.component(named:))
        let writer = try DumpWriter(folder: files.path)
        for component in components {
            try writer.write(ComponentDump(component).text(withStyles: true), to: ComponentDump.path(of: component))
        }
    }

    package var folder: String { files.path }

    package func path(_ name: String) throws -> String {
        try folder + "/" + ComponentDump.path(of: ComponentRegistry.goma.component(named: name))
    }

    package func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    package func write(_ text: String, for name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// Replaces a text in an approved file: the first, or all.
    package func doctor(_ name: String, _ old: String, _ new: String, everywhere: Bool = false) throws {
        let text = try text(name)
        guard let range = text.range(of: old) else { throw ApprovalError.unreadable(path: name, reason: "no \(old)") }
        let changed =
            everywhere
            ? text.replacingOccurrences(of: old, with: new) : text.replacingCharacters(in: range, with: new)
        try write(changed, for: name)
    }

    package func review() throws -> Review { try Review(of: components, against: ApprovedDumps(folder: folder)) }

    package func changes(_ name: String) throws -> [DumpComparison.Change] {
        try review().components.first { $0.subject.name == name }?.changes ?? []
    }
}
