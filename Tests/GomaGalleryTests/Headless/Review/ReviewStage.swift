import Foundation
import GomaUI

@testable import GomaGallery
@testable import GomaPages
@testable import GomaReview

/// A folder of approved dumps of three components, as they are drawn now, to be doctored.
@MainActor
final class ReviewStage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)").path
    let components: [ComponentDescriptor]

    init(_ names: [String] = ["OutcomeItem", "MarketOutcomesLine", "PillItem"]) throws {
        components = try names.map(ComponentRegistry.goma.component(named:))
        let writer = try DumpWriter(folder: folder)
        for component in components {
            try writer.write(ComponentDump(component).text(withStyles: true), to: ComponentDump.path(of: component))
        }
    }

    deinit { _ = try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) throws -> String {
        try folder + "/" + ComponentDump.path(of: ComponentRegistry.goma.component(named: name))
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func write(_ text: String, for name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// Replaces a text in an approved file: the first, or all.
    func doctor(_ name: String, _ old: String, _ new: String, everywhere: Bool = false) throws {
        let text = try text(name)
        guard let range = text.range(of: old) else { throw ApprovalError.unreadable(path: name, reason: "no \(old)") }
        let changed =
            everywhere
            ? text.replacingOccurrences(of: old, with: new) : text.replacingCharacters(in: range, with: new)
        try write(changed, for: name)
    }

    func review() throws -> Review { try Review(of: components, against: ApprovedDumps(folder: folder)) }

    func changes(_ name: String) throws -> [DumpComparison.Change] {
        try review().components.first { $0.descriptor.name == name }?.changes ?? []
    }
}
