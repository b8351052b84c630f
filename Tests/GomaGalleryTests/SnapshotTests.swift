import Foundation
import GomaUI
import Testing

@testable import GomaGallery

/// The approved dumps in Tests/Snapshots. `gomaui dump --styles --output Tests/Snapshots` writes them.
@MainActor
struct SnapshotTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Snapshots")

    @Test func `every component looks as approved`() throws {
        for component in ComponentRegistry.goma.components { try compare(component) }
    }

    @Test func `no approved dump is left without its component`() {
        let files = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String } ?? []
        let expected = ComponentRegistry.goma.components.map { "\($0.category.rawValue)/\($0.name).txt" }

        #expect(Set(files.filter { $0.contains(".") }) == Set(expected))
    }

    private func compare(_ component: ComponentDescriptor) throws {
        let path = "\(component.category.rawValue)/\(component.name).txt"
        let data = try #require(
            FileManager.default.contents(atPath: Self.folder.appendingPathComponent(path).path),
            "Tests/Snapshots/\(path) is missing: look at the dump, then write it")
        let approved = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)

        let dump = try TextDump.file(for: component, options: RenderOptions(), withStyles: true)
            .split(separator: "\n", omittingEmptySubsequences: false)

        let line = zip(approved, dump).enumerated().first { $1.0 != $1.1 }
        let block = line.map { place in approved[...place.offset].last { $0.hasPrefix("── ") } ?? "" } ?? ""
        #expect(
            line == nil,
            "\(path):\((line?.offset ?? 0) + 1) \(block)\n- \(line?.element.0 ?? "")\n+ \(line?.element.1 ?? "")")
        #expect(approved.count == dump.count)
    }
}
