import Expectations
import Foundation
import Testing

@testable import GomaKit

/// What built-in themes say is built in too, so that no file has to be read at the start.
struct ThemeTablesTests {
    private static let project = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in
        folder.deletingLastPathComponent()
    }

    private func file(_ file: BuiltInThemes.File) throws -> ThemeFile {
        try ThemeFile(yaml: file.text, file: "\(file.name).yaml")
    }

    @Test(arguments: BuiltInThemes.all.map(\.name))
    func `a table is that of the file; GOMA_RECORD=all writes it anew`(name: String) throws {
        let wanted = try file(#require(BuiltInThemes.all.first { $0.name == name })).table + "\n"
        let place = Self.project.appending(path: "Sources/GomaKit/Style/Tables/\(name).txt")
        let found = try String(contentsOf: place, encoding: .utf8)
        if found != wanted, ProcessInfo.processInfo.environment["GOMA_RECORD"] == "all" {
            try wanted.write(to: place, atomically: true, encoding: .utf8)
        }

        expect(found, is: wanted, "GOMA_RECORD=all writes \(place.lastPathComponent) anew")
    }

    @Test func `every theme of the repository is built in, as it stands in its file`() throws {
        let folder = Self.project.appending(path: "Themes")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }

        expect(Set(BuiltInThemes.all.map { "\($0.name).yaml" }), is: Set(files))
        for theme in BuiltInThemes.all {
            try expect(
                theme.text, is: String(contentsOf: folder.appending(path: "\(theme.name).yaml"), encoding: .utf8))
        }
    }

    @Test(arguments: BuiltInThemes.all.map(\.name))
    func `a table says what its file does`(name: String) throws {
        let theme = try #require(BuiltInThemes.all.first { $0.name == name })
        let written = try file(theme)

        let read = try #require(ThemeFile(table: theme.table ?? "", file: "\(name).yaml"))

        expect(read.name, is: name)
        expect(read.file, is: written.file)
        expect([read.title, read.author, read.extends], is: [written.title, written.author, written.extends])
        expect(read.appearance, is: written.appearance)
        expect(read.glyphs, is: written.glyphs)
        expect(read.borders, is: written.borders)
        // Told in short, as there are hundreds of them.
        #expect(Bool(read.colors == written.colors))
        expect(read.attributes, is: written.attributes)
    }

    @Test(arguments: [
        "", "colour 21 #000000 #000000 textPrimary", "color 115 #000000 #000000 nothing",
        "color textPrimary #000000 #000000", "color 21 #000000 textPrimary",
    ])
    func `a table with a line that is none of a theme's is not read`(line: String) throws {
        let table = try file(#require(BuiltInThemes.all.first)).table

        #expect(ThemeFile(table: table, file: "a.yaml") != nil)
        expect((ThemeFile(table: "\(table)\n\(line)", file: "a.yaml") == nil), is: !line.isEmpty)
    }
}
