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
    func `the gallery does what the script says`(name: String) throws { try play(name) }

    @Test func `the customer's day goes on a large screen as well`() throws {
        try play("app-day.play", size: Size(width: 200, height: 60))
    }

    @Test func `the keys of a page speak the language that a script has it in`() throws {
        let script = try PlayScript(
            parsing: "locale pt\npage ../../Demo/Screens/betslip.yaml\nexpect \"q sair\"\nexpect not \"q quit\"",
            name: "keys.play")
        let files = PlayFiles(beside: Self.folder.appendingPathComponent("keys.play").path)

        try PlayRunner(script, registry: .goma, files: files, scenes: PageScenes(.goma)).run()
    }

    private func play(_ name: String, size: Size? = nil) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let folder = try TemporaryFolder()
        var script = try PlayScript(parsing: text, name: name)
        if let size { script.size = size }
        let runner = try PlayRunner(
            script, registry: .goma,
            files: PlayFiles(beside: Self.folder.appendingPathComponent(name).path),
            saves: SaveFolder(folder.path), scenes: PageScenes(.goma))

        do {
            try runner.run()
        } catch let error as PlayError {
            Issue.record("\(error)\n\(error.frame.joined(separator: "\n"))")
        }
    }
}
