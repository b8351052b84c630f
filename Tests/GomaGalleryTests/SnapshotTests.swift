import Foundation
import GomaUI
import Testing

@testable import GomaGallery
@testable import GomaPages
@testable import GomaReview

/// The approved dumps in Tests/Snapshots; `gomaui approve` writes them.
@MainActor
struct SnapshotTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Snapshots").path

    @Test func `every component looks as approved`() throws {
        let approved = try ApprovedDumps(folder: Self.folder)

        for component in ComponentRegistry.goma.components {
            switch try approved.verdict(on: component) {
            case .same: break
            case .new: Issue.record("\(component.id) has no approved dump: look at it, then approve it")
            case .changed(let comparison):
                for change in comparison.changes {
                    Issue.record("\(component.id), \(change.title):\n\(change.lines.joined(separator: "\n"))")
                }
                if comparison.isHeaderChanged { Issue.record("\(component.id): its header changed") }
                if comparison.isOrderChanged { Issue.record("\(component.id): the order of its states changed") }
            }
        }
    }

    @Test func `no approved dump is left without its component`() throws {
        let approved = try ApprovedDumps(folder: Self.folder)

        #expect(approved.orphans(among: ComponentRegistry.goma.components).isEmpty)
    }
}
