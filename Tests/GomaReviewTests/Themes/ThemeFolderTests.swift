import Expectations
import Foundation
import GomaCatalog
import TestSupport
import Testing

@testable import GomaReview

struct ThemeFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `the user's folder follows the XDG rules`() {
        expect(ThemeFolder.userFolder(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"]), is: "/c/gomaui/themes")
        expect(ThemeFolder.userFolder(environment: ["HOME": "/h"]), is: "/h/.config/gomaui/themes")
        expect(
            ThemeFolder.userFolder(environment: ["XDG_CONFIG_HOME": "relative", "HOME": "/h"]),
            is: "/h/.config/gomaui/themes")
        expect(ThemeFolder.userFolder(environment: [:]), is: nil)
        expect(ThemeFolder.userFolder(environment: ["HOME": ""]), is: nil)
    }

    @Test func `a folder's theme files are sources, and a folder that is not there has none`() throws {
        try folder.write("name: night\nextends: goma-dark", to: "night.yaml")
        try folder.write("name: day\nextends: goma-light", to: "day.yml")
        try folder.write("nothing", to: "README.md")
        try folder.write("nothing", to: ".hidden.yaml")

        let library = ThemeLibrary.embedded.adding(ThemeFolder.sources(in: folder.path))

        expect(library.names.suffix(2), is: ["day", "night"])
        try expect(library.theme(named: "night").appearance, is: .dark)
        expectEmpty(ThemeFolder.sources(in: folder.path + "/none"))
    }

    @Test func `what lies in the folder and is no file is told, and nobody waits for it`() throws {
        expect(mkfifo(folder.path + "/pipe.yaml", 0o600), is: 0)
        try FileManager.default.createDirectory(atPath: folder.path + "/deep.yaml", withIntermediateDirectories: true)

        let lines = ThemeListing.lines(of: ThemeLibrary(ThemeFolder.sources(in: folder.path)).entries)

        expect(lines, contains: "\(folder.path)/pipe.yaml: is a named pipe; a theme is read from a file or a pipe")
        expect(lines, contains: "\(folder.path)/deep.yaml: is a folder; a theme is read from a file or a pipe")
    }

    @Test func `every mistake of a broken theme has a line of its own in the list`() throws {
        try folder.write("name: dusk\nextends: goma-dark\nfoo: 1\ncolors: {bar: 2}", to: "dusk.yaml")
        let entries = ThemeLibrary.embedded.adding(ThemeFolder.sources(in: folder.path)).entries

        let lines = ThemeListing.lines(of: entries)

        expect(lines.suffix(2).map { $0.contains("dusk.yaml:3: \"foo\"") }, is: [true, false])
        expect(lines.last?.contains("dusk.yaml:4: \"bar\" is not a colour role"), is: true)
    }

    @Test func `the list says where themes come from, and what is wrong with broken ones`() throws {
        try folder.write("name: night\nextends: goma-dark\ntitle: Night", to: "night.yaml")
        try folder.write("name: dusk\nextends: goma-drak", to: "dusk.yaml")
        let entries = ThemeLibrary.embedded.adding(ThemeFolder.sources(in: folder.path)).entries

        let lines = ThemeListing.lines(of: entries)
        let json = try ThemeListing.json(of: entries)
        let objects = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: String]])

        #expect(lines.contains { $0.hasPrefix("goma-dark ") && $0.hasSuffix("built-in") })
        #expect(lines.contains { $0.hasPrefix("night ") && $0.hasSuffix("\(folder.path)/night.yaml") })
        expect(lines.last?.hasPrefix("\(folder.path)/dusk.yaml:2: extends: no theme is named \"goma-drak\""), is: true)
        expect(objects.first { $0["name"] == "night" }?["title"], is: "Night")
        expect(objects.first { $0["name"] == "dusk" }?["error"]?.contains("goma-drak"), is: true)
        expect(objects.first { $0["name"] == "goma-mono" }?["origin"], is: "built-in")
    }
}
