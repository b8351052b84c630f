import Foundation
import TestSupport
import Testing

/// The site of all components, written once for all tests of it, and a browser to look at it.
@MainActor
enum ExportedSite {
    private nonisolated static let folder = Result { try TemporaryFolder() }

    private static let site = Result {
        atexit { _ = try? FileManager.default.removeItem(atPath: ExportedSite.folder.get().path) }
        let folder = try ExportedSite.folder.get()
        try write(to: folder)
        return folder
    }

    /// Its files by their paths.
    static var files: [String: Data] { get throws { try site.get().files(in: "") } }

    /// - Parameter body: what is looked at, with what makes a file's address of its path.
    static func open(_ body: (Browser, (String) -> String) throws -> Void) throws {
        let folder = try site.get()
        try body(Browser()) { "file://\(folder.path)/\($0)" }
    }

    /// Writes a site like it.
    nonisolated static func write(to folder: TemporaryFolder, environment: [String: String] = [:]) throws {
        let result = try Command.gomaui(
            "export", "--output", folder.path, "--play", "Tests/Plays/page-wallet.play", environment: environment)
        try #require(result.status == 0, "\(result.errors)")
    }
}
