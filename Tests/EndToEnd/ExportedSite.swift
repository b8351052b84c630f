import Foundation
import TestSupport
import Testing

/// The site of all components, written once for all tests of it, and a browser to look at it, started once.
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

    /// The browser that all look at it with; nobody but ``open(_:)`` asks for it, and the end of the tests ends it.
    private nonisolated(unsafe) static var browser: Browser?

    /// - Parameter body: what is looked at, on a page of its own, with what makes a file's address of its path.
    static func open(_ body: (Browser, (String) -> String) throws -> Void) throws {
        let folder = try site.get()
        let browser = try Self.browser ?? startBrowser()
        try browser.openPage()
        try body(browser) { "file://\(folder.path)/\($0)" }
    }

    private nonisolated static func startBrowser() throws -> Browser {
        let started = try Browser()
        browser = started
        atexit { ExportedSite.browser = nil }
        return started
    }

    /// Writes a site like it.
    nonisolated static func write(to folder: TemporaryFolder, environment: [String: String] = [:]) throws {
        let result = try Command.gomaui(
            "export", "--output", folder.path, "--play", "Tests/Plays/page-wallet.play", environment: environment)
        try #require(result.status == 0, "\(result.errors)")
    }
}
