import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct ThemesScreenTests {
    private func stage(width: Int = 120, height: Int = 40, opening component: String? = nil) throws -> GalleryHarness {
        let stage = try GalleryHarness(width: width, height: height, opening: component, knowsColors: true)
        stage.type("T")
        return stage
    }

    @Test(arguments: [nil, "OutcomeItem"])
    func `T opens the themes from both screens, with the one in use marked`(component: String?) throws {
        let stage = try stage(opening: component)

        for name in ThemeLibrary.embedded.names { expect(stage.text, contains: name) }
        expect(stage.text, contains: "▌✓ goma-dark")
        expect(stage.events.last, is: "show themes")
    }

    @Test func `the roles of the theme that is looked at are shown with value, contrast and users`() throws {
        let stage = try GalleryHarness()
        stage.type("T")

        let row = try #require(stage.window.surface.rows.first { $0.contains(" highlightPrimary ") })

        expect(row, contains: "#ff7d24")
        expect(row, contains: "AdaptiveTabBar")
        expect(stage.text, contains: "Goma Dark  dark, all colours")
    }

    @Test func `looking at a theme shows it and leaves the one in use`() throws {
        let stage = try stage()

        stage.press(.down)

        expect(stage.text, contains: "Goma Light  light")
        expect(stage.services.themes.current.name, is: "goma-dark")
        expect(stage.events.last, is: "look at theme: goma-light")
    }

    @Test func `the theme that is looked at is so again after a list over the screen`() throws {
        let stage = try stage()
        stage.press(.down)

        stage.type("?")
        stage.press(.escape)

        expect(stage.text, contains: "Goma Light  light")
    }

    @Test func `the file that was named is the last of the list, and Enter takes its theme into use again`() throws {
        let path = "/t/mine.yaml"
        let own = try ThemeLibrary.embedded.theme(yaml: "name: mine\nextends: goma-dark\n", file: path)
        let stage = try GalleryHarness(themes: ThemeSelection(own, file: path), knowsColors: true)
        stage.type("tT")
        expect(stage.text, contains: "▌✓ goma-dark")

        stage.press(.end, .enter)

        expect(stage.text, contains: "▌✓ mine")
        expect(stage.services.themes.currentFile, is: path)
    }

    @Test func `swatches of another theme are in its own colours`() throws {
        let stage = try stage()
        func swatch(_ role: String) throws -> ColorReference {
            let surface = stage.window.surface
            let y = try #require(surface.rows.firstIndex { $0.contains(" \(role) ") })
            return surface[ThemesView.rolesLeft, y].background
        }

        try expect(swatch("highlightPrimary"), is: .role(.highlightPrimary))
        stage.press(.down)

        let light = try ThemeLibrary.embedded.theme(named: "goma-light")
        try expect(swatch("highlightPrimary"), is: light.color(of: .highlightPrimary).map(ColorReference.rgb))
    }

    @Test func `Enter takes the theme into use and Esc goes back`() throws {
        let stage = try stage()
        var changes: [String] = []
        stage.services.themes.onChange = { changes.append($0.name) }

        stage.press(.down, .enter)
        expect(changes, is: ["goma-light"])
        expect(stage.events.last, is: "select theme: Goma Light")
        expect(stage.text, contains: "✓ goma-light")
        stage.press(.escape)

        expect(stage.text, contains: "components")
        expect(stage.window.surface.rows.last?.hasSuffix("Goma Light"), is: true)
    }

    @Test func `a theme that cannot be read says why and stays out`() throws {
        let style = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let broken = ThemeLibrary.Source(name: "broken") { "name: broken\nextends: goma-drak" }
        let services = GalleryServices(
            registry: .goma, themes: ThemeSelection(style, library: ThemeLibrary.embedded.adding([broken])),
            environment: ViewEnvironment.simulated())
        let router = GalleryRouter(services: services) {}
        let window = router.makeWindow(size: Size(width: 120, height: 40))
        for key in [Key.character("T"), .end, .enter] { window.send(.key(KeyEvent(key))) }

        window.update()

        let text = window.surface.rows.joined(separator: "\n")
        expect(text, contains: "This theme cannot be read")
        expect(text, contains: "goma-drak")
        expect(services.themes.current.name, is: "goma-dark")
    }

    @Test func `the roles scroll while the list keeps its place`() throws {
        let stage = try stage()

        stage.press(.tab, .end)

        expect(stage.text, contains: "backgroundEmptyMessage3")
        expect(stage.text, contains: "✓ goma-dark")
        stage.press(.tab, .down)
        expect(stage.text, contains: "Goma Light  light")
    }

    @Test func `the status line tells the keys of the list, and those of the roles once Tab has led there`() throws {
        let stage = try stage()
        func status() -> String { stage.window.surface.rows.last ?? "" }
        #expect(status().hasPrefix(" Enter use it   Tab to the roles   Esc back "))

        stage.press(.tab)
        #expect(status().hasPrefix(" Tab to the list   Esc back "))
        stage.press(.tab)

        #expect(status().hasPrefix(" Enter use it   Tab to the roles   Esc back "))
    }

    @Test func `where there is no room for roles no key leads to them, and none is told`() throws {
        let stage = try stage(width: 60, height: 24)

        expect(stage.window.surface.rows.last?.hasPrefix(" Enter use it   Esc back "), is: true)
        stage.type("?")

        expect(stage.text, lacks: "to its roles")
    }

    @Test func `T is in the list of keys`() throws {
        let stage = try GalleryHarness()

        stage.type("?")

        #expect(stage.window.surface.rows.contains { $0.contains(" T ") && $0.contains("themes") })
    }

    @Test(arguments: [(120, 40), (80, 24), (40, 12), (20, 6), (1, 1)])
    func `it draws in any window`(width: Int, height: Int) throws {
        let stage = try stage(width: width, height: height)

        expect(stage.window.surface.size, is: Size(width: width, height: height))
        stage.resize(width: 120, height: 40)
        expect(stage.text, contains: "▌✓ goma-dark")
    }
}
