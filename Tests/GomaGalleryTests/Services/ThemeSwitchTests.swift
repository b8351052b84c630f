import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct ThemeSwitchTests {
    @Test func `another theme costs a full screen nothing but its status line`() throws {
        let stage = try GalleryHarness(width: 120, height: 40)
        let before = stage.window.surface
        stage.window.statistics = FrameStatistics()
        let line = stage.window.size.width

        stage.type("t")

        let work = stage.window.statistics
        let after = stage.window.surface
        expect(work.frames, is: 1)
        // The ground behind it, its own ground and its texts.
        #expect(work.cellsTouched <= 3 * line)
        // The screen, its status line, the row in it and the row's two texts.
        #expect(work.viewsDrawn <= 5)
        #expect(work.layoutPasses <= 5)
        for y in 0..<39 { #expect(after.row(y).elementsEqual(before.row(y)), "row \(y)") }
    }

    @Test func `a window without a status line is not even drawn again`() throws {
        let component = try ComponentRegistry.goma.component(named: "TallOddsMatchCard")
        let instance = component.instance(stateAt: 0, in: ViewEnvironment.simulated())
        let window = ComponentRenderer.hosting(instance, width: 80)
        window.update()
        let (surface, work) = (window.surface, window.statistics)
        let dark = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let themes = ThemeSelection(dark)
        var resolver = StyleResolver(colors: dark, depth: .direct)
        let darkStyles = surface.cells.map { resolver.style(of: $0) }

        try themes.selectNext()
        resolver = StyleResolver(colors: themes.current, depth: .direct)
        window.update()

        expect(window.statistics, is: work)
        expect(window.surface, is: surface)
        expect(window.surface.cells.map { resolver.style(of: $0) }, isNot: darkStyles)
    }

    @Test func `two themes are alive at once and do not mix`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let surface = try Picture(component, stateAt: 0, options: RenderOptions()).surface
        let dark = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let light = try ThemeLibrary.embedded.theme(named: "goma-light")
        var first = StyleResolver(colors: dark, depth: .direct)
        var second = StyleResolver(colors: light, depth: .direct)
        let alone = surface.cells.map { first.style(of: $0) }
        first = StyleResolver(colors: dark, depth: .direct)

        let together = surface.cells.map { (first.style(of: $0), second.style(of: $0)) }

        expect(together.map(\.0), is: alone)
        let odds = try #require(surface.cells.firstIndex { $0.foreground == .role(.textOdds) })
        expect(together[odds].0.foreground, is: dark.color(of: .textOdds).map(TerminalColor.rgb))
        expect(together[odds].1.foreground, is: light.color(of: .textOdds).map(TerminalColor.rgb))
    }

    @Test func `stepping through the themes leaves broken ones out`() throws {
        let dark = ThemeWriter.yaml(
            StyleProvider(name: "goma-dark", title: "d", author: "a", appearance: .dark) { _ in
                DynamicColor(.terminalDefault)
            })
        let library = ThemeLibrary([
            .init(name: "goma-dark") { dark }, .init(name: "broken") { "name: [" },
            .init(name: "night") { "name: night\nextends: goma-dark" },
        ])
        let selection = ThemeSelection(try library.theme(named: "goma-dark"), library: library)

        try selection.selectNext()
        expect(selection.current.name, is: "night")
        try selection.selectNext()
        expect(selection.current.name, is: "goma-dark")
    }

    @Test func `where no theme can be read the reason of the first is told, and the one in use stays`() throws {
        let library = ThemeLibrary([
            .init(name: "day") { "name: a\nextends: goma-dark" },
            .init(name: "night") { "name: b\nextends: goma-dark" },
        ])
        let selection = ThemeSelection(try ThemeLibrary.embedded.theme(named: "goma-dark"), library: library)

        #expect(throws: ThemeError.otherName(file: "day.yaml", name: "a", expected: "day")) {
            try selection.selectNext()
        }

        expect(selection.current.name, is: "goma-dark")
    }

    /// The file of a theme whose text has a colour of its own.
    private func theme(_ color: String) -> String {
        "name: mine\nextends: goma-dark\ncolors:\n  textPrimary: \"\(color)\"\n"
    }

    @Test func `a theme that is read again is told where it has changed, and not where it is as it was`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/mine.yaml"
        try folder.write(theme("#ff0000"), to: "mine.yaml")
        let selection = ThemeSelection(
            try ThemeLibrary.embedded.theme(yaml: theme("#ff0000"), file: path), file: path)
        var told: [StyleProvider] = []
        selection.onChange = { told.append($0) }

        try selection.reload()
        expectEmpty(told)
        let changed = try ThemeLibrary.embedded.theme(yaml: theme("#00ff00"), file: path)
        try folder.write(theme("#00ff00"), to: "mine.yaml")
        try selection.reload()
        try selection.reload()

        expect(told, is: [changed])
        expect(selection.current, is: changed)
        expect(selection.word, is: path)
    }

    @Test func `the theme that the program began with comes back as it was read last, and is its file's`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/mine.yaml"
        let selection = ThemeSelection(
            try ThemeLibrary.embedded.theme(yaml: theme("#ff0000"), file: path), file: path)
        var files: [String?] = []
        selection.onChange = { [weak selection] _ in files.append(selection?.currentFile) }
        try folder.write(theme("#00ff00"), to: "mine.yaml")

        try selection.reload()
        try selection.select(named: "goma-light")
        try selection.select(named: "system")

        expect(selection.current, is: (try ThemeLibrary.embedded.theme(yaml: theme("#00ff00"), file: path)))
        expect(files, is: [path, nil, path])
    }

    /// Those of the library round, from one that it does not have and from one that it has under the same name.
    @Test(arguments: [("mine", "goma-mono"), ("goma-light", "goma-light")])
    func `stepping through the themes and back leads to the file that was named, as it is by now`(
        name: String, before: String
    ) throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/mine.yaml"
        let text = theme("#00ff00").replacing("name: mine", with: "name: \(name)")
        let own = try ThemeLibrary.embedded.theme(yaml: text, file: path)
        let selection = ThemeSelection(own, file: path)
        try folder.write(text, to: "mine.yaml")
        try selection.select(named: before)

        expect(selection.following(1), is: [own])
        try selection.selectNext()

        expect(selection.current, is: own)
        expect(selection.currentFile, is: path)
    }

    @Test func `the theme that the program began with comes back as its file is by now`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/mine.yaml"
        let (old, new) = try (
            ThemeLibrary.embedded.theme(yaml: theme("#ff0000"), file: path),
            ThemeLibrary.embedded.theme(yaml: theme("#00ff00"), file: path)
        )
        let selection = ThemeSelection(old, file: path)
        try selection.select(named: "goma-light")
        try folder.write(theme("#00ff00"), to: "mine.yaml")

        try selection.select(named: "system")
        expect(selection.current, is: new)
        try selection.select(named: "goma-light")
        try folder.write(theme("no colour"), to: "mine.yaml")
        try selection.select(named: "system")

        expect(selection.current, is: new)
    }

    @Test func `a theme of the user's own that the program began with comes back as it was read last`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/mine.yaml"
        try folder.write(theme("#ff0000"), to: "mine.yaml")
        let source = ThemeLibrary.Source(name: "mine", origin: .file(path: path)) {
            try String(contentsOfFile: path, encoding: .utf8)
        }
        let library = ThemeLibrary.embedded.adding([source])
        let selection = ThemeSelection(try library.theme(named: "mine"), library: library)
        try folder.write(theme("#00ff00"), to: "mine.yaml")

        try selection.reload()
        try selection.select(named: "goma-light")
        try selection.select(named: "system")

        expect(selection.current, is: (try library.theme(named: "mine")))
    }
}
