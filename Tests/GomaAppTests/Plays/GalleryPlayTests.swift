import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages
@testable import GomaReview

/// The scripts in Tests/Plays: the gallery used as somebody at the keyboard would.
@MainActor
struct GalleryPlayTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Plays")

    static var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".play") }.sorted()
        }
    }

    @Test(arguments: try await names)
    func `the gallery does what the script says`(name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let folder = try TemporaryFolder()
        let runner = try PlayRunner(
            PlayScript(parsing: text, name: name), registry: .goma,
            files: PlayFiles(beside: Self.folder.appendingPathComponent(name).path),
            saves: SaveFolder(folder.path), scenes: PageScenes(.goma))

        do {
            try runner.run()
        } catch let error as PlayError {
            Issue.record("\(error)\n\(error.frame.joined(separator: "\n"))")
        }
    }
}
