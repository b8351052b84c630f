import Expectations
import Foundation
import PageTestSupport
import Testing

/// The files of the app are those that are built into the program.
struct AppFilesTests {
    private static let package = PageHarness.appFolder.deletingLastPathComponent().deletingLastPathComponent()

    /// The files of Demo/App, by their paths in Demo.
    private static func filesOfApp() throws -> Set<String> {
        let folder = PageHarness.appFolder
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return Set(paths.filter { $0.contains(".") }.map { "App/\($0)" })
    }

    private static func text(_ file: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(file), encoding: .utf8)
    }

    @Test func `the program finds every file of the app under its path, and nothing else`() throws {
        let source = try Self.text("Sources/CFiles/App/app.c")

        let entries = source.matches(of: /\{"Demo\/([^"]+)", \(const char\[\]\)\{\n#embed "([^"]+)"/).map {
            (path: String($0.1), file: String($0.2))
        }

        try expect(Set(entries.map(\.path)), is: Self.filesOfApp())
        expect(Set(entries.map(\.path)).count, is: entries.count)
        for entry in entries { expect(entry.file, is: "../../../Demo/\(entry.path)") }
    }
}
