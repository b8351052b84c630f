import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery

/// A theme whose file is written while its colours are on show.
@MainActor
struct ThemeReloadTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(title: String, color: String, ground: String) throws {
        try folder.write(
            """
            name: mine
            title: \(title)
            extends: goma-dark
            colors:
              highlightPrimary: "\(color)"
              textPrimary: "\(color)"
              backgroundCards: "\(ground)"

            """, to: "mine.yaml")
    }

    /// A gallery in the theme as its file is now, where some keys lead.
    private func gallery(at keys: String) throws -> GalleryHarness {
        let path = "\(folder.path)/mine.yaml"
        let source = ThemeLibrary.Source(name: "mine", origin: .file(path: path)) {
            try String(contentsOfFile: path, encoding: .utf8)
        }
        let library = ThemeLibrary.embedded.adding([source])
        let stage = try GalleryHarness(
            registry: SampleRegistry.make(), themes: ThemeSelection(library.theme(named: "mine"), library: library))
        stage.go(keys)
        return stage
    }

    /// All that is on the screen above the status line, which may say another event.
    private func picture(_ stage: GalleryHarness) -> Surface {
        stage.window.surface.cropped(to: Rect(x: 0, y: 0, width: 120, height: 39))
    }

    /// Fewer colours in the table and on a component's screen, themes beside each other, the inspector, the sheet, differences,
    /// the list of themes, and a component below a list of its states.
    @Test(arguments: ["v", "\nv", "\n=", "\ni", "\nvA", "\nvD", "T", "\nvs"])
    func `a theme that is read again shows at once, as if it had always been so`(keys: String) throws {
        try write(title: "Mine", color: "#d00000", ground: "#102030")
        let stage = try gallery(at: keys)
        let before = picture(stage)
        try write(title: "Ours", color: "#00d000", ground: "#304050")

        try stage.services.themes.reload()
        stage.update()

        let fresh = try gallery(at: keys)
        expect(picture(stage), isNot: before)
        expect(picture(stage), is: picture(fresh))
        expect(stage.window.surface.rows.last?.contains("Ours"), is: true)
    }

    @Test func `a file that takes another name and its own again has a row of its own meanwhile`() throws {
        try write(title: "Mine", color: "#d00000", ground: "#102030")
        let path = "\(folder.path)/mine.yaml"
        let source = ThemeLibrary.Source(name: "mine", origin: .file(path: path)) {
            try String(contentsOfFile: path, encoding: .utf8)
        }
        let library = ThemeLibrary.embedded.adding([source])
        let themes = ThemeSelection(try library.theme(named: "mine"), library: library, file: path)
        let stage = try GalleryHarness(registry: SampleRegistry.make(), themes: themes, knowsColors: true)
        let mine = try folder.text(of: "mine.yaml")
        try folder.write(mine.replacing("name: mine", with: "name: other"), to: "mine.yaml")
        try themes.reload()
        stage.type("T")
        expect(stage.text, contains: "▌✓ other")

        try folder.write(mine, to: "mine.yaml")
        try themes.reload()
        stage.update()

        expect(stage.text, contains: "▌✓ mine")
    }

    @Test(arguments: ["", "s", "\u{10}", "E", "T"])
    func `why a file cannot be read is said wherever one is, also below a sheet`(keys: String) throws {
        let stage = try GalleryHarness(opening: "OutcomeItem", knowsColors: true)
        stage.go(keys)

        stage.router.show(message: "mine.yaml:4: is no colour")
        stage.update()

        expect(stage.window.surface.rows.last?.contains("mine.yaml:4: is no colour"), is: true)
    }

    @Test func `a theme that is as it was, and one that cannot be read, leave the screen alone`() throws {
        try write(title: "Mine", color: "#d00000", ground: "#102030")
        let stage = try gallery(at: "\nv")
        stage.router.show(message: "read mine.yaml again")
        stage.update()

        try stage.services.themes.reload()
        stage.update()
        expect(stage.text, contains: "read mine.yaml again")
        try write(title: "Mine", color: "no colour", ground: "#102030")
        #expect(throws: ThemeError.self) { try stage.services.themes.reload() }
        stage.update()

        expect(stage.text, contains: "read mine.yaml again")
    }
}
