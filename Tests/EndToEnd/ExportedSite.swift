import Foundation
import TestSupport
import Testing

/// The site of all components in a folder of its own, and a browser to look at it.
@MainActor
enum ExportedSite {
    /// - Parameters:
    ///   - options: further ones of the export.
    ///   - body: what is looked at, with what makes a file's address of its path.
    static func open(_ options: [String] = [], _ body: (Browser, (String) -> String) throws -> Void) throws {
        let folder = try TemporaryFolder()
        let result = try Command.run(Command.gomaui, ["export", "--output", "\(folder.path)/site"] + options)
        try #require(result.status == 0, "\(result.errors)")
        try body(Browser()) { "file://\(folder.path)/site/\($0)" }
    }
}
