import Foundation
import GomaCatalog
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaReview

/// The picture at the beginning of the README is what the program shows.
@MainActor
struct ReadmePictureTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    @Test func `the README's picture is the app as it is; GOMA_RECORD=all writes it anew`() throws {
        let script = Self.package.appendingPathComponent("Tests/Plays/readme.play")
        let file = Self.package.appendingPathComponent("README.md")
        let runner = try PlayRunner(
            PlayScript(parsing: String(contentsOf: script, encoding: .utf8), name: "readme.play"), registry: .goma,
            files: PlayFiles(beside: script.path), saves: .nowhere, scenes: PageScenes(.goma))
        try runner.run()
        let shown = try #require(runner.frames.first).surface.rows.joined(separator: "\n")

        let readme = try String(contentsOf: file, encoding: .utf8)
        let told = try #require(readme.firstMatch(of: /```\n((?s).*?)\n```/)).output.1

        if told != shown, ProcessInfo.processInfo.environment["GOMA_RECORD"] == "all" {
            try readme.replacing(told, with: shown, maxReplacements: 1).write(
                to: file, atomically: true, encoding: .utf8)
        }
        #expect(told == shown, "the app shows this now:\n\(shown)")
    }
}
