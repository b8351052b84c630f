import Foundation
import Testing

/// The site of all components, written once for all tests of it, and a browser to look at it.
@MainActor
enum ExportedSite {
    private nonisolated static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("gomaui-site-\(UUID().uuidString)")

    private static let export = Result {
        atexit { try? FileManager.default.removeItem(at: ExportedSite.folder) }
        return try Command.gomaui("export", "--output", folder.path, "--play", "Tests/Plays/page-wallet.play")
    }

    /// - Parameter body: what is looked at, with what makes a file's address of its path.
    static func open(_ body: (Browser, (String) -> String) throws -> Void) throws {
        let result = try export.get()
        try #require(result.status == 0, "\(result.errors)")
        try body(Browser()) { "file://\(folder.path)/\($0)" }
    }
}
