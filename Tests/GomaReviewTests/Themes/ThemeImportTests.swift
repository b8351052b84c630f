import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

@MainActor
struct ThemeImportTests {
    private let folder: TemporaryFolder
    private var output: String { "\(folder.path)/out" }

    init() throws { folder = try TemporaryFolder() }

    private func scheme(_ name: String, ground: String = "2b303b") -> String {
        "scheme: \"\(name)\"\n"
            + (0..<16).map { "base0\(String($0, radix: 16, uppercase: true)): \"\($0 < 4 ? ground : "dfe1e8")\"\n" }
            .joined()
    }

    private func failure(of run: () throws -> Void) -> String? {
        let error = #expect(throws: ImportError.self) { try run() }
        return error?.description
    }

    @Test func `a scheme becomes a theme file that loads to the same values`() throws {
        try folder.write(scheme("Deep Sea"), to: "sea.yaml")
        var importer = try ThemeImport(to: output, reserved: [])

        let outcome = try importer.run("\(folder.path)/sea.yaml")

        let library = ThemeLibrary(ThemeFolder.sources(in: output))
        #expect(outcome.isChanged)
        try expect(library.theme(named: "deep-sea"), is: outcome.theme.theme)
    }

    @Test func `importing again changes nothing`() throws {
        try folder.write(scheme("Sea"), to: "sea.yaml")
        var first = try ThemeImport(to: output, reserved: [])
        var second = try ThemeImport(to: output, reserved: [])
        _ = try first.run("\(folder.path)/sea.yaml")

        #expect(try !second.run("\(folder.path)/sea.yaml").isChanged)
    }

    @Test func `names that are taken are told, and nothing is written`() throws {
        try folder.write(scheme("Sea"), to: "a.yaml")
        try folder.write(scheme("sea", ground: "101010"), to: "b.yaml")
        try folder.write(scheme("Goma Dark"), to: "c.yaml")
        let path = folder.path
        var importer = try ThemeImport(to: output, reserved: ["goma-dark"])
        _ = try importer.run("\(path)/a.yaml")

        expect(
            failure { _ = try importer.run("\(path)/b.yaml") },
            is: "\(path)/b.yaml: the name \"sea\" is taken by \(path)/a.yaml; give the scheme another name")
        expect(
            failure { _ = try importer.run("\(path)/c.yaml") },
            is: "\(path)/c.yaml: the name \"goma-dark\" is taken by a theme that comes with the program; give the "
                + "scheme another name")
        try expect(FileManager.default.contentsOfDirectory(atPath: output), is: ["sea.yaml"])
    }

    @Test func `a file that says something else is written over only when asked`() throws {
        try folder.write(scheme("Sea"), to: "sea.yaml")
        try folder.write("name: sea\nextends: goma-dark\ncolors: {textPrimry: 1}", to: "out/sea.yaml")
        let path = folder.path
        var careful = try ThemeImport(to: output, reserved: [])
        var bold = try ThemeImport(to: output, reserved: [], replacesFiles: true)

        expect(
            failure { _ = try careful.run("\(path)/sea.yaml") },
            is: "\(path)/sea.yaml: \"\(output)/sea.yaml\" is there already and says something else; --replace writes "
                + "over it")
        #expect(try bold.run("\(path)/sea.yaml").isChanged)
    }

    @Test(arguments: ["mine", "", "name: sea\nitems: [milk]", "- a", "name: sea\ncolors: {}\nmine: 1"])
    func `a file that is no theme is never written over`(text: String) throws {
        try folder.write(scheme("Sea"), to: "sea.yaml")
        try folder.write(text, to: "out/sea.yaml")
        var bold = try ThemeImport(to: output, reserved: [], replacesFiles: true)

        let words = failure { _ = try bold.run("\(folder.path)/sea.yaml") }

        expect(
            words,
            is: "\(folder.path)/sea.yaml: \"\(output)/sea.yaml\" is no theme and is left as it is; move it away, or "
                + "name another folder")
        try expect(folder.text(of: "out/sea.yaml"), is: text)
    }

    @Test func `a scheme with the marks of another system's editor is read`() throws {
        let text = scheme("Deep Sea").replacingOccurrences(of: "\n", with: "\r\n")
        try folder.write("\u{FEFF}" + text, to: "sea.yaml")
        var importer = try ThemeImport(to: output, reserved: [])

        try expect(importer.run("\(folder.path)/sea.yaml").theme.theme.title, is: "Deep Sea")
    }

    @Test func `a folder counts with all schemes below it, and an empty one is told`() throws {
        for name in ["b.yaml", "a/c.yml", ".git/d.yaml", "readme.txt"] { try folder.write("x", to: name) }
        let path = folder.path

        try expect(
            ThemeImport.files(at: [path, "other.yaml"]), is: ["\(path)/a/c.yml", "\(path)/b.yaml", "other.yaml"])
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        expect(
            failure { _ = try ThemeImport.files(at: [output]) }, is: "\(output): there is no .yaml file in this folder")
    }

    @Test func `a folder that cannot be read is named with the reason`() {
        #expect(throws: InputError.unreadable(file: "/none", reason: "No such file or directory")) {
            try ThemeImport.names(in: "/none")
        }
    }

    @Test func `a link to a folder counts as the folder does`() throws {
        try folder.write("x", to: "schemes/a/c.yml")
        let link = "\(folder.path)/link"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "\(folder.path)/schemes")

        try expect(ThemeImport.files(at: [link]), is: ["\(link)/a/c.yml"])
    }

    @Test func `a scheme that is named twice, by itself and by its folder, is one`() throws {
        try folder.write("x", to: "schemes/a.yaml")
        try folder.write("x", to: "schemes/b.yaml")
        let schemes = "\(folder.path)/schemes"

        let files = try ThemeImport.files(at: ["\(schemes)/b.yaml", "\(schemes)/", schemes, "\(schemes)/./a.yaml"])

        expect(files, is: ["\(schemes)/b.yaml", "\(schemes)/a.yaml"])
    }

    @Test func `the report says which roles were adjusted from what to what`() throws {
        try folder.write(scheme("Sea"), to: "sea.yaml")
        var importer = try ThemeImport(to: output, reserved: [])

        let lines = ThemeImportReport.lines(of: try importer.run("\(folder.path)/sea.yaml"))

        expect(lines.first?.hasPrefix("sea  dark  "), is: true)
        #expect(lines.contains { $0.hasPrefix("  textDisablePrimary") && $0.contains("#2b303b  to  #") })
        expect(
            ThemeImportReport.summary(imported: 1, changed: 1, failed: 2, folder: "out"),
            is: "1 theme in out, 1 new or changed; 2 could not be imported")
    }

    @Test func `a report counts one role as one`() throws {
        var theme = SchemeTheme(try ColorScheme(yaml: scheme("Sea"), file: "sea.yaml"))
        func head() -> String? {
            ThemeImportReport.lines(
                of: ThemeImport.Outcome(isChanged: false, theme: theme, faintPairs: [])
            ).first
        }
        var plain = theme.theme
        for adjustment in theme.adjustments { plain[adjustment.role] = DynamicColor(.rgb(adjustment.from)) }
        theme.replaceTheme(with: plain)
        let none = head()

        plain[.scroll] = DynamicColor(.rgb(RGBColor(0x123456)))
        theme.replaceTheme(with: plain)

        expect(none, is: "sea  dark  0 roles adjusted, unchanged")
        expect(head(), is: "sea  dark  1 role adjusted, unchanged")
    }
}
