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

    @Test func `the package lists every file of the app, and nothing else`() throws {
        let manifest = try Self.text("Package.swift")
        let list = try #require(manifest.firstMatch(of: /let appFiles = \[([^\]]*)\]/)?.1)

        let listed = list.matches(of: /"([^"]+)"/).map { String($0.1) }

        #expect(try Set(listed) == Self.filesOfApp())
        #expect(Set(listed).count == listed.count)
    }

    @Test func `the program finds every file of the app under its path, and nothing else`() throws {
        let source = try Self.text("Demo/AppFiles.swift")

        let entries = source.matches(of: /"Demo\/([^"]+)": PackageResources\.(\w+),/).map {
            (path: String($0.1), resource: String($0.2))
        }

        #expect(try Set(entries.map(\.path)) == Self.filesOfApp())
        for entry in entries {
            let name = entry.path.split(separator: "/").last.map(String.init) ?? ""
            #expect(entry.resource == String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
        }
        #expect(Set(entries.map(\.resource)).count == entries.count, "two files would be taken for one")
    }
}
